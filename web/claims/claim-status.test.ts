import { expect, test } from 'vitest';
import { claimStatusText, isOpenClaim, waitsForCustomer } from './claim-status.ts';

test.each([
  ['MOTTATT', 'Mottatt', true, false],
  ['UNDER_BEHANDLING', 'Under behandling', true, false],
  ['VENTER_PAA_DEG', 'Venter på deg', true, true],
  ['UTBETALT', 'Utbetalt', false, false],
  ['AVSLUTTET', 'Avsluttet', false, false],
  ['OVERSENDT', 'OVERSENDT', true, false],
  ['constructor', 'constructor', true, false],
])('%s is shown as %s, open: %s, waiting for the customer: %s', (status, text, isOpen, waits) => {
  expect(claimStatusText(status)).toBe(text);
  expect(isOpenClaim({ status })).toBe(isOpen);
  expect(waitsForCustomer({ status })).toBe(waits);
});
