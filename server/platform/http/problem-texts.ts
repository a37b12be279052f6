import { LANGUAGES, type Language } from '../../../texts/languages.ts';
import type { texts as bokmaal } from '../../../texts/nb/problems.ts';

type ProblemTexts = typeof bokmaal;

/** What a refusal says, by the name of its text. */
export type ProblemDetail = keyof ProblemTexts['details'];

const loaded = await Promise.all(
  LANGUAGES.map(async (language) => {
    const { texts } = (await import(`../../../texts/${language}/problems.ts`)) as { texts: ProblemTexts };
    return [language, texts] as const;
  }),
);
const byLanguage = Object.fromEntries(loaded) as Readonly<Record<Language, ProblemTexts>>;

/** Returns what errors say in a language. */
export function problemTexts(language: Language): ProblemTexts {
  return byLanguage[language];
}
