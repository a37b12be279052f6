import type { Language } from '../../texts/languages.ts';
import type { texts as bokmaal } from '../../texts/nb/confirmation.ts';
import type { formats as bokmaalFormats } from '../../texts/nb/formats.ts';
import { textsByLanguage } from '../platform/texts-by-language.ts';

export type ConfirmationTexts = typeof bokmaal & { formats: typeof bokmaalFormats };

const byLanguage = await textsByLanguage(async (language): Promise<ConfirmationTexts> => {
  const { texts } = (await import(`../../texts/${language}/confirmation.ts`)) as { texts: typeof bokmaal };
  const { formats } = (await import(`../../texts/${language}/formats.ts`)) as {
    formats: typeof bokmaalFormats;
  };
  return { ...texts, formats };
});

/** Returns what a confirmation says in a language, and how it writes amounts. */
export function confirmationTexts(language: Language): ConfirmationTexts {
  return byLanguage[language];
}
