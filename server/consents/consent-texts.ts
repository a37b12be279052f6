import type { ConsentText } from '../../contract/consents.ts';
import type { Language } from '../../texts/languages.ts';
import type { texts as bokmaal } from '../../texts/nb/consents.ts';
import { textsByLanguage } from '../platform/texts-by-language.ts';

type Written = (typeof bokmaal)['andre'] | (typeof bokmaal)['bankkunde'];

const byLanguage = await textsByLanguage(async (language) => {
  const { texts } = (await import(`../../texts/${language}/consents.ts`)) as { texts: typeof bokmaal };
  return { true: toWire(texts.bankkunde), false: toWire(texts.andre) };
});

/**
 * Returns the texts of the consents; those of bank customers differ (spec: decisions §4). The HTML is our own
 * and not sanitized: `consent-texts.test.ts` checks that it is safe.
 */
export function consentTexts(language: Language, isBankCustomer: 'true' | 'false'): ConsentText[] {
  return byLanguage[language][isBankCustomer];
}

function toWire(written: Written): ConsentText[] {
  return (['MARKETING', 'CROSS_DOMAIN'] as const).map((samtykke) => {
    const { tittel, ingress, tekst } = written[samtykke];
    return { samtykke, tittel, ingress, tekst: tekst.join('') };
  });
}
