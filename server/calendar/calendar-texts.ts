import type { texts as bokmaal } from '../../texts/nb/calendar.ts';
import { textsByLanguage } from '../platform/texts-by-language.ts';

/** Returns the texts of calendar entries in a language. */
export const calendarTexts = await textsByLanguage<typeof bokmaal>(
  (language) => import(`../../texts/${language}/calendar.ts`),
);
