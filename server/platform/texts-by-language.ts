import { LANGUAGES, type Language } from '../../texts/languages.ts';

/**
 * Returns the texts that `load` returns for each language. The server uses all languages at once (ADR-029).
 */
export async function textsByLanguage<Texts>(
  load: (language: Language) => Promise<Texts>,
): Promise<Readonly<Record<Language, Texts>>> {
  const loaded = await Promise.all(
    LANGUAGES.map(async (language) => [language, await load(language)] as const),
  );
  return Object.fromEntries(loaded) as Record<Language, Texts>;
}
