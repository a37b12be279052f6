import { expect, it } from 'vitest';
import { isProductType, isSold } from './product-type.ts';

it.each([
  ['BIL', true],
  ['LO_FAVOR_TILLEGG_INNBO', true],
  ['P48', true],
  ['', false],
  ['bil', false],
  ['BIL HUS', false],
  ['BÅT', false],
  ['BIL\n', false],
  ['A'.repeat(61), false],
])('%j: %s', (text, expected) => {
  expect(isProductType(text)).toBe(expected);
});

it.each([
  ['BIL', true],
  ['TILHENGER', true],
  ['UFOEREPENSJON', true],
  ['HEST', false],
  ['KOLLEKTIV_HJEM', false],
  ['CONSTRUCTOR', false],
])('a receipt of %s, opened by hand, can be of something bought: %s', (type, expected) => {
  expect(isSold(type)).toBe(expected);
});
