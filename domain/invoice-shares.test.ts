import { expect, test } from 'vitest';
import { coversInsurance, insurancesOf, shareOf } from './invoice-shares.ts';

const INVOICE = {
  systemSource: 'NICE',
  avtalenumre: ['1', '2'],
  shares: [
    { systemSource: 'NICE', policyNumber: '1', amountOre: 100 },
    { systemSource: 'PROLIFE', policyNumber: '3', amountOre: 50 },
    { systemSource: 'PROLIFE', policyNumber: '3', amountOre: 25 },
  ],
} as const;

test.each([
  ['NICE', '1', true, 100],
  ['NICE', '2', true, null],
  ['PROLIFE', '3', true, 75],
  ['PROLIFE', '1', false, null],
  ['NICE', '3', false, null],
  ['NICE', '9', false, null],
] as const)('of %s %s the invoice covers: %s, share: %s', (systemSource, policyNumber, covers, share) => {
  expect(coversInsurance(INVOICE, { systemSource, policyNumber })).toBe(covers);
  expect(shareOf(INVOICE, { systemSource, policyNumber })).toBe(share);
});

test('insurancesOf returns each insurance once, those with a share first', () => {
  const keys = insurancesOf({ ...INVOICE, avtalenumre: ['1', '2', '2'] }).map(
    ({ systemSource, policyNumber }) => `${systemSource} ${policyNumber}`,
  );
  expect(keys).toEqual(['NICE 1', 'PROLIFE 3', 'NICE 2']);
});

test('an invoice without insurances covers none', () => {
  expect(coversInsurance({ systemSource: 'NICE' }, { systemSource: 'NICE', policyNumber: '1' })).toBe(false);
});
