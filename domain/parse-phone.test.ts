import { expect, it } from 'vitest';
import { parsePhone } from './parse-phone.ts';

it.each<[string, string | null, string]>([
  ['22334455', '22334455', 'eight digits'],
  [' 22 33 44 55 ', '22334455', 'with space'],
  ['223\u00a034\u00a0455', '22334455', 'with no-break space'],
  ['\u202d22 33 44 55\u202c', '22334455', 'with marks of direction, as some apps copy it'],
  ['2233445', null, 'seven digits'],
  ['223344556', null, 'nine digits'],
  ['+4722334455', null, 'a country code'],
  ['2233445a', null, 'a letter'],
  ['', null, 'nothing'],
])('%s is read as %s (%s)', (text, digits) => {
  expect(parsePhone(text)).toBe(digits);
});
