import type { ConsentsWithTexts, ConsentTextRead } from '../../../contract/consents.ts';
import type { CustomerTable } from './schema.ts';

type ConsentColumns = Pick<
  CustomerTable,
  'marketing_consent' | 'marketing_consent_text' | 'cross_domain_consent' | 'cross_domain_consent_text'
>;
type Answer = CustomerTable['marketing_consent'];
type Consent = 'marketingConsent' | 'crossDomainConsent';
type Stored = { samtykke: Answer } & ConsentTextRead;

/** Returns the columns of a customer's consents and the texts that they read. */
export function consentColumns(consents: Partial<ConsentsWithTexts>): ConsentColumns {
  const marketing = answerOf(consents.marketingConsent);
  const crossDomain = answerOf(consents.crossDomainConsent);
  return {
    marketing_consent: marketing,
    marketing_consent_text: textColumn(marketing, consents.marketingConsentTekst),
    cross_domain_consent: crossDomain,
    cross_domain_consent_text: textColumn(crossDomain, consents.crossDomainConsentTekst),
  };
}

/** Returns a consent in its portfolio form; nothing if it was never given, or refused without reading a text. */
export function consentFields(consent: Consent, answer: Answer, column: string | null) {
  const text = textOf(answer, column);
  if (answer === 0 && !text) return {};
  return {
    [consent]: answer === 1 ? 'AUTHORIZED' : 'NOT_AUTHORIZED',
    ...(text && { [`${consent}Tekst`]: text }),
  };
}

function answerOf(consent: ConsentsWithTexts[Consent] | undefined): Answer {
  return consent === 'AUTHORIZED' ? 1 : 0;
}

function textColumn(answer: Answer, text: ConsentTextRead | undefined): string | null {
  if (!text) return null;
  const { spraak, versjon } = text;
  return JSON.stringify({ samtykke: answer, spraak, versjon } satisfies Stored);
}

/**
 * Returns the text that the customer read before their answer, or null. A version of the portal without the
 * column may have changed the answer since (ADR-003). The text then belongs to an earlier answer.
 */
function textOf(answer: Answer, column: string | null): ConsentTextRead | null {
  if (column === null) return null;
  const { samtykke, ...text } = JSON.parse(column) as Stored;
  return samtykke === answer ? text : null;
}
