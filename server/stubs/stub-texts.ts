import type { texts as bokmaal } from '../../texts/nb/stubs.ts';
import { textsByLanguage } from '../platform/texts-by-language.ts';

export type StubTexts = typeof bokmaal;

/** Returns the stubs' texts in a language. */
export const stubTexts = await textsByLanguage<StubTexts>(
  (language) => import(`../../texts/${language}/stubs.ts`),
);
