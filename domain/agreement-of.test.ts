import { expect, test } from 'vitest';
import { agreementOf } from './agreement-of.ts';

const AGREEMENTS = [
  { systemSource: 'NICE', policyNumber: '7' },
  { systemSource: 'PROLIFE', policyNumber: '7' },
];

test.each([
  ['PROLIFE', '7', AGREEMENTS[1]],
  ['PARIS', '7', undefined],
  ['NICE', '8', undefined],
  ['NICE', undefined, undefined],
])('a paper of %s about %s belongs to the agreement with both', (systemSource, avtalenummer, agreement) => {
  expect(agreementOf({ systemSource, avtalenummer }, AGREEMENTS)).toBe(agreement);
});
