import { expect, test } from 'vitest';
import { agreementQueryOf } from './find-agreement.ts';

test.each([
  [{ policyNumber: '81030354' }, { policyNumber: '81030354' }],
  [{ policyNumber: 'a%2Fb' }, { policyNumber: 'a%2Fb' }],
  [{ productCode: 'P48' }, { productCode: 'P48' }],
  [{ policyNumber: 'x'.repeat(60) }, { policyNumber: 'x'.repeat(60) }],
  [{ policyNumber: 'x'.repeat(61) }, undefined],
  [{}, undefined],
])('agreementQueryOf(%j) returns %j', (parameters, query) => {
  expect(agreementQueryOf(parameters)).toEqual(query);
});
