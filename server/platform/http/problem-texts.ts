import type { Language } from '../../../texts/languages.ts';
import type { texts as bokmaal } from '../../../texts/nb/problems.ts';
import { textsByLanguage } from '../texts-by-language.ts';

type ProblemTexts = typeof bokmaal;

/** The name of the text that explains a refusal. */
export type ProblemDetail = keyof ProblemTexts['details'];

const byLanguage = await textsByLanguage(async (language) => {
  const { texts } = (await import(`../../../texts/${language}/problems.ts`)) as { texts: ProblemTexts };
  return texts;
});

/** Returns the error texts in a language. */
export function problemTexts(language: Language): ProblemTexts {
  return byLanguage[language];
}
