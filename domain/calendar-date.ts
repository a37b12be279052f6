/** How a language writes dates; `month` counts from 1, `year` has four digits. */
type DateFormats = {
  readonly date: (day: number, month: number, year: string) => string;
  readonly day: (day: number, month: number) => string;
};

/** Returns '31.12.2026' in the page's format. No time zone: server and browser render the same text. */
export function formatDate(date: string, formats: DateFormats): string {
  const [year = '', month, day] = date.split('-');
  return formats.date(Number(day), Number(month), year);
}

/** Returns '2026-12-31' with the name of its month: '31. desember 2026'. */
export function formatLongDate(date: string, formats: DateFormats): string {
  const [year, month, day] = date.split('-');
  return `${formats.day(Number(day), Number(month))} ${year}`;
}

/** Returns a date such as `2026-12-31` for running text: '14. oktober', with the year if it is not this one. */
export function formatDay(date: string, today: string, formats: DateFormats): string {
  const [year, month, day] = date.split('-');
  if (year !== today.slice(0, 4)) return formatLongDate(date, formats);
  return formats.day(Number(day), Number(month));
}
