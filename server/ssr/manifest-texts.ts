import type { Language } from '../../texts/languages.ts';
import type { texts as bokmaal } from '../../texts/nb/manifest.ts';
import { textsByLanguage } from '../platform/texts-by-language.ts';

export type ManifestTexts = typeof bokmaal;

const byLanguage = await textsByLanguage(async (language) => {
  const { texts } = (await import(`../../texts/${language}/manifest.ts`)) as { texts: typeof bokmaal };
  return texts;
});

/** Returns the texts of the web app manifest in a language. */
export function manifestTexts(language: Language): typeof bokmaal {
  return byLanguage[language];
}
