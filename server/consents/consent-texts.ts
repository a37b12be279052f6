import { hash } from 'node:crypto';
import type { ConsentText } from '../../contract/consents.ts';
import type { Language } from '../../texts/languages.ts';
import type { texts as bokmaal } from '../../texts/nb/consents.ts';
import { textsByLanguage } from '../platform/texts-by-language.ts';

const textsIn = await textsByLanguage<typeof bokmaal>(
  (language) => import(`../../texts/${language}/consents.ts`),
);

/**
 * Returns the texts of the consents; those of bank customers differ (spec: decisions §4). The HTML is our own
 * and not sanitized: `consent-texts.test.ts` checks that it is safe.
 */
export function consentTexts(language: Language, isBankCustomer: boolean): ConsentText[] {
  const written = textsFor(language, isBankCustomer);
  return (['MARKETING', 'CROSS_DOMAIN'] as const).map((samtykke) => {
    const { tittel, ingress, tekst } = written[samtykke];
    const versjon = consentVersion(language, isBankCustomer, samtykke);
    return { samtykke, versjon, tittel, ingress, tekst: tekst.join('') };
  });
}

/** Returns the version of a consent's text: a hash, so that another wording always has another version. */
export function consentVersion(
  language: Language,
  isBankCustomer: boolean,
  consent: ConsentText['samtykke'],
): string {
  return hash('sha256', JSON.stringify(textsFor(language, isBankCustomer)[consent])).slice(0, 8);
}

/** Returns the title of the consent to share data, which bank customers give to their bank too. */
export function sharingTitle(language: Language, isBankCustomer: boolean): string {
  return textsFor(language, isBankCustomer).CROSS_DOMAIN.tittel;
}

function textsFor(language: Language, isBankCustomer: boolean) {
  return textsIn(language)[isBankCustomer ? 'bankkunde' : 'andre'];
}
