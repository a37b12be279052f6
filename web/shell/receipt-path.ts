/** Returns whether a path is a receipt, which has no back link (spec: shell §2.7, decisions §8.4). */
export function isReceiptPath(pathname: string): boolean {
  return /\/kvittering(\/[^/]+)?\/?$/.test(pathname);
}
