import { expect, test } from 'vitest';
import { findAgreement } from './find-agreement.ts';

const car = { policyNumber: '81030354', productCode: 'B10' };
const group = { policyNumber: '9', productCode: 'G1' };
const slashed = { policyNumber: '7/B', productCode: 'X/1' };
const agreements = [car, group, slashed];

test.each([
  ['by its number', { policyNumber: '81030354' }, car],
  ['by its code', { productCode: 'G1' }, group],
  ['by a number with a slash', { policyNumber: '7%2FB' }, slashed],
  ['by a code with a slash', { productCode: 'X%2F1' }, slashed],
])('finds an agreement %s', (_how, parameters, agreement) => {
  expect(findAgreement({ agreements, isLoading: true, isWhole: false }, parameters)).toEqual({
    status: 'found',
    agreement,
  });
});

test.each([
  [true, false, 'loading'],
  [false, false, 'failed'],
  [false, true, 'none'],
] as const)(
  'for an unknown agreement, with loading %s and all lists complete %s, returns %s',
  (isLoading, isWhole, status) => {
    for (const parameters of [{ policyNumber: '1' }, { productCode: 'X' }, { policyNumber: 'B10' }])
      expect(findAgreement({ agreements, isLoading, isWhole }, parameters)).toEqual({ status });
  },
);
