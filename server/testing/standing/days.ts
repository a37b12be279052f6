const DAY_MS = 86_400_000;
const OSLO = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Oslo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** Returns the calendar date in Oslo at an instant, such as `2026-12-31`. */
export function osloDay(epochMs: number): string {
  return OSLO.format(epochMs);
}

/** Returns the calendar date `count` days after a date; before it when `count` is negative. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the date in the format of the screens: 31.12.2026. */
export function shortDate(day: string): string {
  return day.split('-').toReversed().join('.');
}
