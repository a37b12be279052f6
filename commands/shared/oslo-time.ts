import { Check } from 'typebox/value';
import { CalendarDate } from '../../contract/entity.ts';
import { addDays } from '../../domain/days.ts';
import { endOfOsloDate } from '../../domain/oslo-date.ts';

const OSLO = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Oslo', timeZoneName: 'longOffset' });
const HOUR = 3_600_000;

/** Returns the start in Norway of the day `daysLater` days after a date, in epoch ms; null for an invalid date. */
export function startOfDay(text: string, daysLater = 0): number | null {
  return Check(CalendarDate, text) ? endOfOsloDate(addDays(text, daysLater - 1)) + 1 : null;
}

/**
 * Returns an instant (epoch ms) as Norwegian time in ISO 8601 with its offset: 2026-11-01T00:00:00.000+01:00.
 */
export function osloTimestamp(epochMs: number): string {
  const hours = offsetHours(new Date(epochMs));
  const local = new Date(epochMs + hours * HOUR).toISOString();
  return local.replace('Z', `+0${hours}:00`);
}

/** Returns the hours Norway is ahead of UTC on a date: one in winter, two in summer. */
function offsetHours(date: Date): number {
  const offset = OSLO.formatToParts(date).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return Number(/\+(\d{2})/.exec(offset)?.[1] ?? 0);
}
