import { LANGUAGES, type Language } from '../../texts/languages.ts';

/** Returns what `load` gives for each language; the server speaks all of them at once (ADR-073). */
export async function textsByLanguage<Texts>(
  load: (language: Language) => Promise<Texts>,
): Promise<Readonly<Record<Language, Texts>>> {
  const loaded = await Promise.all(
    LANGUAGES.map(async (language) => [language, await load(language)] as const),
  );
  return Object.fromEntries(loaded) as Record<Language, Texts>;
}
