import { expect, it } from 'vitest';
import { isProductType } from './product-type.ts';

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
