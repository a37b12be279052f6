import { formats } from '#texts/formats.ts';

/** Returns '2026-12-31' as the page's language writes it: '31.12.2026'. The result is the same in every time zone. */
export function formatDate(date: string): string {
  const [year = '', month, day] = date.split('-');
  return formats.date(Number(day), Number(month), year);
}

/** Returns '2026-12-31' with the name of its month: '31. desember 2026'. */
export function formatLongDate(date: string, inLanguage = formats): string {
  const [year, month, day] = date.split('-');
  return `${inLanguage.day(Number(day), Number(month))} ${year}`;
}

/**
 * Returns a date as running text has it: '14. oktober', with its year only where that is another than the year of `today`,
 * both `2026-12-31`.
 */
export function formatDay(date: string, today: string): string {
  const [year, month, day] = date.split('-');
  if (year !== today.slice(0, 4)) return formatLongDate(date);
  return formats.day(Number(day), Number(month));
}
