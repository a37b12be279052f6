/**
 * Whether a path is a receipt's, where nothing leads back: …/kvittering and …/kvittering/{produkt}
 * (spec: shell §2.7, decisions §8.4).
 */
export function isReceiptPath(pathname: string): boolean {
  return /\/kvittering(\/[^/]+)?\/?$/.test(pathname);
}
