import type { Language } from '../../texts/languages.ts';
import type { texts as bokmaal } from '../../texts/nb/stubs.ts';
import { textsByLanguage } from '../platform/texts-by-language.ts';

export type StubTexts = typeof bokmaal;

const byLanguage = await textsByLanguage(async (language) => {
  const { texts } = (await import(`../../texts/${language}/stubs.ts`)) as { texts: typeof bokmaal };
  return texts;
});

/** Returns the stubs' texts in a language. */
export function stubTexts(language: Language): typeof bokmaal {
  return byLanguage[language];
}
