import { formats } from '#texts/formats.ts';

/** Returns '2026-12-31' as the page's language writes it: '31.12.2026'. Server and browser write the same, whatever their time zones. */
export function formatDate(date: string): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return formats.date(day, month, year);
}
