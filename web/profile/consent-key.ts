import type { ConsentChange, Consents, ConsentText } from '../../contract/consents.ts';

export type ConsentKey = { stored: keyof Consents; change: keyof ConsentChange };

const KEYS: Partial<Record<string, ConsentKey>> = {
  MARKETING: { stored: 'marketingConsent', change: 'marketingConsentApproved' },
  CROSS_DOMAIN: { stored: 'crossDomainConsent', change: 'crossDomainConsentApproved' },
} satisfies Record<ConsentText['samtykke'], ConsentKey>;

/**
 * How a consent is named where it is stored and changed. Undefined for one that we don't know: it is never sent
 * (spec: shell §5).
 */
export function consentKey(samtykke: string): ConsentKey | undefined {
  return KEYS[samtykke];
}
