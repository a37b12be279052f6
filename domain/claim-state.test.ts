import { expect, test } from 'vitest';
import { isOpenClaim, isRefused, waitsForCustomer } from './claim-state.ts';

test.each([
  ['MOTTATT', true, false],
  ['UNDER_BEHANDLING', true, false],
  ['VENTER_PAA_DEG', true, true],
  ['UTBETALT', false, false],
  ['AVSLUTTET', false, false],
  ['AVSLAATT', false, false],
  ['OVERSENDT', true, false],
  ['constructor', true, false],
])('%s: open %s, waiting for the customer %s', (status, isOpen, waits) => {
  expect([isOpenClaim({ status }), waitsForCustomer({ status })]).toEqual([isOpen, waits]);
  expect(isRefused({ status })).toBe(status === 'AVSLAATT');
});
