import { daysBetween } from './days.ts';
import { osloDate } from './oslo-date.ts';

const TIME = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Oslo', timeStyle: 'short' });

/** Returns the time in Norway at an ISO 8601 instant: `{ date: '2026-12-31', hour: '09', minute: '14' }`. */
export function osloTime(instant: string): { date: string; hour: string; minute: string } {
  const epochMs = Date.parse(instant);
  const [hour = '', minute = ''] = TIME.format(epochMs).split(':');
  return { date: osloDate(epochMs), hour, minute };
}

/** Returns the number of calendar days in Norway from an instant to a date; 0 when the instant is on the date. */
export function daysAgo(instant: string, date: string): number {
  return daysBetween(osloDate(Date.parse(instant)), date);
}
