import type { Language } from '../../texts/languages.ts';
import type { formats as bokmaalFormats } from '../../texts/nb/formats.ts';
import type { texts as bokmaal } from '../../texts/nb/my-data-file.ts';
import type { texts as bokmaalSecurity } from '../../texts/nb/security.ts';
import { textsByLanguage } from '../platform/texts-by-language.ts';

export type DataTexts = typeof bokmaal & {
  formats: typeof bokmaalFormats;
  /** the names of activities by code, as on the page of activities */
  activities: (typeof bokmaalSecurity)['activity']['what'];
};

const byLanguage = await textsByLanguage(async (language): Promise<DataTexts> => {
  const { texts } = (await import(`../../texts/${language}/my-data-file.ts`)) as { texts: typeof bokmaal };
  const { formats } = (await import(`../../texts/${language}/formats.ts`)) as {
    formats: typeof bokmaalFormats;
  };
  const security = (await import(`../../texts/${language}/security.ts`)) as { texts: typeof bokmaalSecurity };
  return { ...texts, formats, activities: security.texts.activity.what };
});

/** Returns the texts of the file with a customer's data in a language, with its formats of amounts. */
export function dataTexts(language: Language): DataTexts {
  return byLanguage[language];
}
