import { expect, test } from 'vitest';
import { birthDateOf } from './birth-date.ts';

test.each([
  ['01819021887', '1990-01-01'],
  ['14860161339', '2001-06-14'],
  ['01019949999', '1999-01-01'],
  ['01010050000', '2000-01-01'],
  ['01013999900', '2039-01-01'],
  ['01015460000', '1854-01-01'],
  ['41019912345', '1999-01-01'],
  ['29020012345', null],
  ['31020012345', null],
  ['010190*****', null],
  ['', null],
])('birthDateOf(%j) is %s', (ssn, expected) => {
  expect(birthDateOf(ssn)).toBe(expected);
});
