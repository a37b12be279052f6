const OSLO = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Oslo', timeZoneName: 'longOffset' });
const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const HOUR = 3_600_000;

/**
 * Returns the start in Norway of the day `daysLater` days after a date (YYYY-MM-DD), in epoch ms. Returns
 * null for an invalid date. Norway changes its clocks after midnight UTC, so the offset at midnight UTC
 * applies to the start of the day.
 */
export function startOfDay(text: string, daysLater = 0): number | null {
  const [year, month, day] = DATE.exec(text)?.slice(1).map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return null;
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.toISOString().slice(0, 10) !== text) return null;
  date.setUTCDate(day + daysLater);
  return date.getTime() - offsetHours(date) * HOUR;
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
