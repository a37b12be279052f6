import type { Language } from '../../texts/languages.ts';
import type { texts as bokmaal } from '../../texts/nb/confirmation.ts';
import type { texts as bokmaalTerms } from '../../texts/nb/insurance-terms.ts';
import { formatsIn, textsByLanguage } from '../platform/texts-by-language.ts';

type Terms = Readonly<Record<keyof typeof bokmaalTerms, Readonly<Record<string, string>>>>;

const textsIn = await textsByLanguage<typeof bokmaal>(
  (language) => import(`../../texts/${language}/confirmation.ts`),
);
const termsIn = await textsByLanguage<Terms>(
  (language) => import(`../../texts/${language}/insurance-terms.ts`),
);

export type ConfirmationTexts = ReturnType<typeof confirmationTexts>;

/** Returns the texts of a confirmation in a language, with its formats of amounts and its insurance terms. */
export function confirmationTexts(language: Language) {
  return { ...textsIn(language), formats: formatsIn(language), terms: termsIn(language) };
}
