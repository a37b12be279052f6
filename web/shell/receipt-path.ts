/** Whether a path is a receipt's, where nothing leads back: …/kvittering and …/kvittering/{produkt} (NAV-46, NAV-47). */
export function isReceiptPath(pathname: string): boolean {
  return /\/kvittering(\/[^/]+)?\/?$/.test(pathname);
}
