import { expect, test } from 'vitest';
import { consentKey } from './use-consent-change.ts';

test.each([
  ['MARKETING', { stored: 'marketingConsent', change: 'marketingConsentApproved' }],
  ['CROSS_DOMAIN', { stored: 'crossDomainConsent', change: 'crossDomainConsentApproved' }],
  ['NEWSLETTER', undefined],
  ['', undefined],
])('%s has the key %j', (samtykke, key) => {
  expect(consentKey(samtykke)).toEqual(key);
});
