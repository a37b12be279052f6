import { expect, test } from 'vitest';
import { reportAddress } from './report-address.ts';

const agreement = { policyNumber: '8103 & 1', productType: 'BIL' };

test.each([
  [
    'https://skade.eksempel.no/meld',
    'https://skade.eksempel.no/meld?forsikringsnummer=8103+%26+1&produkt=BIL',
  ],
  [
    'https://skade.eksempel.no/?kilde=bank#start',
    'https://skade.eksempel.no/?kilde=bank&forsikringsnummer=8103+%26+1&produkt=BIL#start',
  ],
])('adds the insurance to %s: %s', (address, expected) => {
  expect(reportAddress(address, agreement)).toBe(expected);
});
