const OSLO_DATE = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo', dateStyle: 'short' });

const HOUR_MS = 3_600_000;

/** Returns the date in Norway at an instant, such as `2026-12-31`. */
export function osloDate(epochMs: number): string {
  return OSLO_DATE.format(epochMs);
}

/** Returns the last millisecond of a date in Norway, such as `2026-12-31`, in epoch milliseconds. */
export function endOfOsloDate(date: string): number {
  const inSummer = Date.parse(date) + 22 * HOUR_MS - 1;
  return osloDate(inSummer + HOUR_MS) === date ? inSummer + HOUR_MS : inSummer;
}
