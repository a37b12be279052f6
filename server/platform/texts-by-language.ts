import { LANGUAGES, type Language } from '../../texts/languages.ts';
import type { formats as bokmaal } from '../../texts/nb/formats.ts';

/** Texts of one kind in all languages. */
type TextsIn<Texts> = (language: Language) => Texts;

/**
 * Loads a file in each language, and returns a function that returns its texts in a language. The server uses
 * all languages at once (ADR-029). `load` imports the file, so that the build includes only the files in use.
 */
export async function textsByLanguage<Texts>(
  load: (language: Language) => Promise<{ texts: Texts }>,
): Promise<TextsIn<Texts>> {
  const loaded = await Promise.all(
    LANGUAGES.map(async (language) => [language, (await load(language)).texts] as const),
  );
  const byLanguage = Object.fromEntries(loaded) as Record<Language, Texts>;
  return (language) => byLanguage[language];
}

/** Returns the formats of amounts in a language. */
export const formatsIn = await textsByLanguage<typeof bokmaal>(async (language) => {
  const { formats } = await import(`../../texts/${language}/formats.ts`);
  return { texts: formats };
});
