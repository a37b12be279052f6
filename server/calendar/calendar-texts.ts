import type { Language } from '../../texts/languages.ts';
import type { texts as bokmaal } from '../../texts/nb/calendar.ts';
import type { formats as bokmaalFormats } from '../../texts/nb/formats.ts';
import { textsByLanguage } from '../platform/texts-by-language.ts';

export type CalendarTexts = typeof bokmaal & { formats: typeof bokmaalFormats };

const byLanguage = await textsByLanguage(async (language): Promise<CalendarTexts> => {
  const { texts } = (await import(`../../texts/${language}/calendar.ts`)) as { texts: typeof bokmaal };
  const { formats } = (await import(`../../texts/${language}/formats.ts`)) as {
    formats: typeof bokmaalFormats;
  };
  return { ...texts, formats };
});

/** Returns the texts of calendar entries in a language, with its formats of amounts. */
export function calendarTexts(language: Language): CalendarTexts {
  return byLanguage[language];
}
