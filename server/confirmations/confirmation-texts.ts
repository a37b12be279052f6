import type { Language } from '../../texts/languages.ts';
import type { texts as bokmaal } from '../../texts/nb/confirmation.ts';
import type { texts as bokmaalTerms } from '../../texts/nb/insurance-terms.ts';
import { formatsIn, textsByLanguage } from '../platform/texts-by-language.ts';

type Names = Readonly<Record<string, string>>;
type Terms = Readonly<Record<keyof typeof bokmaalTerms, Names>>;

const textsIn = await textsByLanguage<typeof bokmaal>(
  (language) => import(`../../texts/${language}/confirmation.ts`),
);
const termsIn = await textsByLanguage<Terms>(
  (language) => import(`../../texts/${language}/insurance-terms.ts`),
);

/** Returns the names of insurances by product type in a language. */
export const productNames = await textsByLanguage<Names>(
  (language) => import(`../../texts/${language}/products.ts`),
);

export type ConfirmationTexts = ReturnType<typeof confirmationTexts>;

/** Returns the texts of a confirmation in a language, with its formats of amounts and its insurance terms. */
export function confirmationTexts(language: Language) {
  return {
    ...textsIn(language),
    formats: formatsIn(language),
    terms: termsIn(language),
    products: productNames(language),
  };
}
