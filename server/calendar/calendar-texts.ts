import { LANGUAGES, type Language } from '../../texts/languages.ts';
import type { texts as bokmaal } from '../../texts/nb/calendar.ts';
import type { formats as bokmaalFormats } from '../../texts/nb/formats.ts';

export type CalendarTexts = typeof bokmaal & { formats: typeof bokmaalFormats };

const loaded = await Promise.all(
  LANGUAGES.map(async (language) => {
    const { texts } = (await import(`../../texts/${language}/calendar.ts`)) as { texts: typeof bokmaal };
    const { formats } = (await import(`../../texts/${language}/formats.ts`)) as {
      formats: typeof bokmaalFormats;
    };
    return [language, { ...texts, formats }] as const;
  }),
);
const byLanguage = Object.fromEntries(loaded) as Readonly<Record<Language, CalendarTexts>>;

/** Returns what the entries of a calendar say in a language, and how it writes amounts. */
export function calendarTexts(language: Language): CalendarTexts {
  return byLanguage[language];
}
