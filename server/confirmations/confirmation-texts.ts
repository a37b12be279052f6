import type { Language } from '../../texts/languages.ts';
import type { texts as bokmaal } from '../../texts/nb/confirmation.ts';
import type { texts as bokmaalTerms } from '../../texts/nb/insurance-terms.ts';
import type { texts as bokmaalProducts } from '../../texts/nb/products.ts';
import { formatsIn, textsByLanguage } from '../platform/texts-by-language.ts';

type Names = Readonly<Record<string, string>>;
type Terms = Readonly<Record<keyof typeof bokmaalTerms, Names>>;

const textsIn = await textsByLanguage<typeof bokmaal>(
  (language) => import(`../../texts/${language}/confirmation.ts`),
);
const termsIn = await textsByLanguage<Terms>(
  (language) => import(`../../texts/${language}/insurance-terms.ts`),
);

const productsIn = await textsByLanguage<typeof bokmaalProducts>(
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

/** Returns the names of insurances by product type in a language. */
export function productNames(language: Language): Names {
  return productsIn(language);
}
