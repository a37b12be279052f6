import { expect, test } from 'vitest';
import { formatNationalId, maskNationalId } from './national-id.ts';

test('a masked national id shows only the birth date', () => {
  expect(maskNationalId('01819012345')).toBe('018190*****');
});

test.each([
  ['01819012345', '018190\u00a012345'],
  ['018190*****', '018190\u00a0*****'],
  ['0181901234', '0181901234'],
  ['018190123456', '018190123456'],
  ['x01819012345', 'x01819012345'],
  ['', ''],
])('%s is shown as %s', (ssn, shown) => {
  expect(formatNationalId(ssn)).toBe(shown);
});
