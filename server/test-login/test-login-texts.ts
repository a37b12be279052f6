import type { Language } from '../../texts/languages.ts';
import type { texts as bokmaal } from '../../texts/nb/test-login.ts';
import { textsByLanguage } from '../platform/texts-by-language.ts';

export type TestLoginTexts = typeof bokmaal;

const byLanguage = await textsByLanguage(async (language) => {
  const { texts } = (await import(`../../texts/${language}/test-login.ts`)) as { texts: typeof bokmaal };
  return texts;
});

/** Returns the test login's texts in a language. */
export function testLoginTexts(language: Language): typeof bokmaal {
  return byLanguage[language];
}
