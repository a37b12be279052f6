import { daysBetween } from './days.ts';

const PARTS = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Oslo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/**
 * Returns the date and time of day in Norway at an ISO 8601 instant: `{ date: '2026-12-31', hour: '09',
 * minute: '14' }`.
 */
export function osloTime(instant: string): { date: string; hour: string; minute: string } {
  const parts = Object.fromEntries(
    PARTS.formatToParts(Date.parse(instant)).map(({ type, value }) => [type, value]),
  );
  const { year = '', month = '', day = '', hour = '', minute = '' } = parts;
  return { date: `${year}-${month}-${day}`, hour, minute };
}

/**
 * Returns the number of calendar days in Norway from an instant to a date; 0 when the instant is on the date.
 */
export function daysAgo(instant: string, date: string): number {
  return daysBetween(osloTime(instant).date, date);
}
