import { expect, test } from 'vitest';
import { formatAccountNumber, plainAccountNumber } from './account-number.ts';

test.each([
  ['12345678903', '12345678903', '1234 56 78903'],
  ['1234.56.78903', '12345678903', '1234 56 78903'],
  ['1234 56 78903', '12345678903', '1234 56 78903'],
  ['1234\u00a056\u00a078903', '12345678903', '1234 56 78903'],
  ['1234.56.7890', '1234.56.7890', '1234.56.7890'],
  ['NO9386011117947', 'NO9386011117947', 'NO9386011117947'],
])('formats %s', (number, plain, shown) => {
  expect(plainAccountNumber(number)).toBe(plain);
  expect(formatAccountNumber(number)).toBe(shown);
});
