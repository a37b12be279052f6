import type { ConsentText } from '../../contract/consents.ts';
import { safeHtml } from '../platform/http/safe-html.ts';
import file from './consent-texts.json' with { type: 'json' };

type Written = Omit<ConsentText, 'tekst'> & { tekst: readonly string[] };

const TEXTS = {
  true: (file.bankkunde as Written[]).map(toWire),
  false: (file.andre as Written[]).map(toWire),
};

/** What the consents mean, their HTML made safe; bank customers read other texts than others (spec: decisions §4). */
export function consentTexts(isBankCustomer: 'true' | 'false'): ConsentText[] {
  return TEXTS[isBankCustomer];
}

/** In the file a text stands in chunks, one a line. */
function toWire({ tekst, ...text }: Written): ConsentText {
  return { ...text, tekst: safeHtml(tekst.join('')) };
}
