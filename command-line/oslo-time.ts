const OSLO = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Oslo', timeZoneName: 'longOffset' });
const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const HOUR = 3_600_000;

/**
 * Returns when a day (2026-11-01) begins in Norway, in ms since 1970, and `daysLater` days after it; null where the text is no
 * day. Norway changes its clocks later in the night than at midnight UTC, so that the offset then is the day's first.
 */
export function startOfDay(text: string, daysLater = 0): number | null {
  const [year, month, day] = DATE.exec(text)?.slice(1).map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return null;
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.toISOString().slice(0, 10) !== text) return null;
  date.setUTCDate(day + daysLater);
  return date.getTime() - offsetHours(date) * HOUR;
}

/** Returns an instant (ms since 1970) as the time in Norway, ISO 8601 with its offset: 2026-11-01T00:00:00.000+01:00. */
export function osloTime(epochMs: number): string {
  const hours = offsetHours(new Date(epochMs));
  const local = new Date(epochMs + hours * HOUR).toISOString();
  return local.replace('Z', `+0${hours}:00`);
}

/** Returns how many hours Norway is ahead of UTC then: one in winter, two in summer. */
function offsetHours(date: Date): number {
  const offset = OSLO.formatToParts(date).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return Number(/\+(\d{2})/.exec(offset)?.[1] ?? 0);
}
