import { expect, test } from 'vitest';
import { formatAccountNumber } from './account-number.ts';

test.each([
  ['12345678903', '1234 56 78903'],
  ['1234.56.78903', '1234.56.78903'],
  ['NO9386011117947', 'NO9386011117947'],
])('formats %s as %s', (number, shown) => {
  expect(formatAccountNumber(number)).toBe(shown);
});
