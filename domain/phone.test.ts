import { expect, it } from 'vitest';
import { formatPhone, groupPhone, phoneHref } from './phone.ts';

it.each([
  ['81500123', '+47 815 00 123', 'begins with 8: 3-2-3'],
  ['80000000', '+47 800 00 000', 'begins with 8: 3-2-3'],
  ['22000000', '+47 22 00 00 00', 'begins with 2: 2-2-2-2'],
  ['41234567', '+47 41 23 45 67', 'begins with 4: 2-2-2-2'],
  ['98765432', '+47 98 76 54 32', 'begins with 9: 2-2-2-2'],
  ['2200000', '2200000', 'seven digits'],
  ['220000000', '220000000', 'nine digits'],
  ['+4722000000', '+47 22 00 00 00', 'has a country code'],
  ['004722000000', '+47 22 00 00 00', 'has a country code'],
  ['+47 22 00 00 00', '+47 22 00 00 00', 'has a country code and spaces'],
  ['+46701234567', '+46701234567', 'another country'],
  ['2200000a', '2200000a', 'a letter'],
  ['', '', 'nothing'],
])('%s is shown as %s (%s)', (digits, shown) => {
  expect(formatPhone(digits)).toBe(shown.replaceAll(' ', '\u00a0'));
});

it.each([
  ['81500123', '815 00 123'],
  ['41234567', '41 23 45 67'],
  ['+4790000000', '90 00 00 00'],
  ['0047 900 00 000', '90 00 00 00'],
  ['90 00 00 00', '90 00 00 00'],
  ['+46701234567', '+46701234567'],
  ['', ''],
])('%s in groups is %s', (digits, shown) => {
  expect(groupPhone(digits)).toBe(shown.replaceAll(' ', '\u00a0'));
});

it.each([
  ['22000000', 'tel:+4722000000'],
  ['22 00 00 00', 'tel:+4722000000'],
  ['+47 22 00 00 00', 'tel:+4722000000'],
  ['+46701234567', 'tel:+46701234567'],
])('a link calls %s at %s', (number, address) => {
  expect(phoneHref(number)).toBe(address);
});
