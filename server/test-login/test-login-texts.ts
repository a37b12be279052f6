import type { texts as bokmaal } from '../../texts/nb/test-login.ts';
import { textsByLanguage } from '../platform/texts-by-language.ts';

export type TestLoginTexts = typeof bokmaal;

/** Returns the test login's texts in a language. */
export const testLoginTexts = await textsByLanguage<TestLoginTexts>(
  (language) => import(`../../texts/${language}/test-login.ts`),
);
