/** How a language writes dates; `month` counts from 1, `year` has four digits. */
export type DateFormats = {
  readonly date: (day: number, month: number, year: string) => string;
  readonly day: (day: number, month: number) => string;
};

/**
 * Returns '2026-12-31' in the format of the page's language: '31.12.2026'. The result does not depend on the
 * time zone, so server and browser render the same text.
 */
export function formatDate(date: string, formats: DateFormats): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return formats.date(day, month, String(year).padStart(4, '0'));
}

/**
 * Returns a date for use in running text: '14. oktober'. The year is added only when it differs from the year
 * of `today`. Both dates are `2026-12-31`.
 */
export function formatDay(date: string, today: string, formats: DateFormats): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const text = formats.day(day, month);
  return date.slice(0, 4) === today.slice(0, 4) ? text : `${text} ${year}`;
}
