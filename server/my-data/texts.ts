import type { Language } from '../../texts/languages.ts';
import type { texts as bokmaal } from '../../texts/nb/my-data-file.ts';
import type { texts as bokmaalSecurity } from '../../texts/nb/security.ts';
import { formatsIn, textsByLanguage } from '../platform/texts-by-language.ts';

const textsIn = await textsByLanguage<typeof bokmaal>(
  (language) => import(`../../texts/${language}/my-data-file.ts`),
);
const securityIn = await textsByLanguage<typeof bokmaalSecurity>(
  (language) => import(`../../texts/${language}/security.ts`),
);

export type DataTexts = ReturnType<typeof dataTexts>;

/** Returns the texts of the file with a customer's data in a language, with formats and activity names. */
export function dataTexts(language: Language) {
  const activities = securityIn(language).activity.what;
  return { ...textsIn(language), formats: formatsIn(language), activities };
}
