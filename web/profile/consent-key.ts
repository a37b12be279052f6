import type { ConsentChange, Consents, ConsentText } from '../../contract/consents.ts';

export type ConsentKey = { stored: keyof Consents; change: keyof ConsentChange };

const KEYS: Partial<Record<string, ConsentKey>> = {
  MARKETING: { stored: 'marketingConsent', change: 'marketingConsentApproved' },
  CROSS_DOMAIN: { stored: 'crossDomainConsent', change: 'crossDomainConsentApproved' },
} satisfies Record<ConsentText['samtykke'], ConsentKey>;

/**
 * Returns the names of a consent in storage and in a change. undefined for an unknown consent, which is never
 * sent (spec: shell §5).
 */
export function consentKey(samtykke: string): ConsentKey | undefined {
  return KEYS[samtykke];
}
