export const DAY_MS = 86_400_000;

/** Returns the number of days between two dates, both `2026-12-31`; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}

/** Returns the date `days` days after a date, both `2026-12-31`. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}
