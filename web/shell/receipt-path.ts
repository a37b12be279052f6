/**
 * Returns whether a path is a receipt, which has no back link: …/kvittering and …/kvittering/{produkt}
 * (spec: shell §2.7, decisions §8.4).
 */
export function isReceiptPath(pathname: string): boolean {
  return /\/kvittering(\/[^/]+)?\/?$/.test(pathname);
}
