/** '2026-12-31' as '31.12.2026'. By hand: server and browser must write the same, whatever their time zones. */
export function formatDate(date: string): string {
  return date.split('-').reverse().join('.');
}
