import type { ConsentChange, Consents, ConsentText } from '../../contract/consents.ts';

type Key = { stored: keyof Consents; change: keyof ConsentChange };

const KEYS: Partial<Record<string, Key>> = {
  MARKETING: { stored: 'marketingConsent', change: 'marketingConsentApproved' },
  CROSS_DOMAIN: { stored: 'crossDomainConsent', change: 'crossDomainConsentApproved' },
} satisfies Record<ConsentText['samtykke'], Key>;

/** How a consent is named where it is stored and changed. Undefined for one that we don't know: it is never sent (shell 5). */
export function consentKey(samtykke: string): Key | undefined {
  return KEYS[samtykke];
}
