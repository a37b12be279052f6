import type { Language } from '../../texts/languages.ts';
import type { texts as bokmaal } from '../../texts/nb/confirmation.ts';
import type { formats as bokmaalFormats } from '../../texts/nb/formats.ts';
import type { texts as bokmaalTerms } from '../../texts/nb/insurance-terms.ts';
import { textsByLanguage } from '../platform/texts-by-language.ts';

type Terms = Readonly<Record<keyof typeof bokmaalTerms, Readonly<Record<string, string>>>>;

export type ConfirmationTexts = typeof bokmaal & { formats: typeof bokmaalFormats; terms: Terms };

const byLanguage = await textsByLanguage(async (language): Promise<ConfirmationTexts> => {
  const { texts } = (await import(`../../texts/${language}/confirmation.ts`)) as { texts: typeof bokmaal };
  const { formats } = (await import(`../../texts/${language}/formats.ts`)) as {
    formats: typeof bokmaalFormats;
  };
  const { texts: terms } = (await import(`../../texts/${language}/insurance-terms.ts`)) as { texts: Terms };
  return { ...texts, formats, terms };
});

/** Returns the texts of a confirmation in a language, with its formats of amounts and its insurance terms. */
export function confirmationTexts(language: Language): ConfirmationTexts {
  return byLanguage[language];
}
