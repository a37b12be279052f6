import { formats } from '#texts/formats.ts';

/** Returns '2026-12-31' as the page's language writes it: '31.12.2026'. Server and browser write the same, whatever their time zones. */
export function formatDate(date: string): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return formats.date(day, month, String(year).padStart(4, '0'));
}

/**
 * Returns a date as running text has it: '14. oktober', with its year only where that is another than the year of `today`,
 * both `2026-12-31`.
 */
export function formatDay(date: string, today: string): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const text = formats.day(day, month);
  return date.slice(0, 4) === today.slice(0, 4) ? text : `${text} ${year}`;
}
