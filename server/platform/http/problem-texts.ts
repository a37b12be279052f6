import type { texts as bokmaal } from '../../../texts/nb/problems.ts';
import { textsByLanguage } from '../texts-by-language.ts';

type ProblemTexts = typeof bokmaal;

/** The name of the text that explains a refusal. */
export type ProblemDetail = keyof ProblemTexts['details'];

/** Returns the error texts in a language. */
export const problemTexts = await textsByLanguage<ProblemTexts>(
  (language) => import(`../../../texts/${language}/problems.ts`),
);
