const DAY_MS = 86_400_000;

/** Returns how many days there are from one date to another, both `2026-12-31`; negative where the other is earlier. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}

/** Returns the date so many days after another, both `2026-12-31`. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}
