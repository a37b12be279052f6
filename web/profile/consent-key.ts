import type { ConsentChange, Consents, ConsentText } from '../../contract/consents.ts';

export type ConsentKey = { stored: keyof Consents; change: keyof ConsentChange };

const KEYS: Partial<Record<string, ConsentKey>> = {
  MARKETING: { stored: 'marketingConsent', change: 'marketingConsentApproved' },
  CROSS_DOMAIN: { stored: 'crossDomainConsent', change: 'crossDomainConsentApproved' },
} satisfies Record<ConsentText['samtykke'], ConsentKey>;

/** Returns a consent's names in storage and in a change; an unknown one is never sent (spec: shell §5). */
export function consentKey(samtykke: string): ConsentKey | undefined {
  return KEYS[samtykke];
}
