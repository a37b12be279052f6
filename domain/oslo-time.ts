const DAY_MS = 86_400_000;
const PARTS = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Oslo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Returns the date and the time of day in Norway at an instant in ISO 8601: `{ date: '2026-12-31', hour: '09', minute: '14' }`. */
export function osloTime(instant: string): { date: string; hour: string; minute: string } {
  const parts = Object.fromEntries(
    PARTS.formatToParts(Date.parse(instant)).map(({ type, value }) => [type, value]),
  );
  const { year = '', month = '', day = '', hour = '', minute = '' } = parts;
  return { date: `${year}-${month}-${day}`, hour, minute };
}

/** Returns how many days before a date an instant was, by the calendar in Norway: 0 on the date itself. */
export function daysAgo(instant: string, date: string): number {
  return (Date.parse(date) - Date.parse(osloTime(instant).date)) / DAY_MS;
}
