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
    return { samtykke, versjon: versionOf(written[samtykke]), tittel, ingress, tekst: tekst.join('') };
  });
}

/** Returns the title of the consent to share data, which bank customers give to their bank too. */
export function sharingTitle(language: Language, isBankCustomer: boolean): string {
  return textsFor(language, isBankCustomer).CROSS_DOMAIN.tittel;
}

function textsFor(language: Language, isBankCustomer: boolean) {
  return textsIn(language)[isBankCustomer ? 'bankkunde' : 'andre'];
}

/** Returns the version of a text: a hash, so that another wording always has another version. */
function versionOf(written: object): string {
  return hash('sha256', JSON.stringify(written)).slice(0, 8);
}
