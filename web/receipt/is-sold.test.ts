import { expect, it } from 'vitest';
import { isSold } from './count-purchase.ts';

it.each([
  ['BIL', true],
  ['TILHENGER', true],
  ['UFOEREPENSJON', true],
  ['HEST', false],
  ['KOLLEKTIV_HJEM', false],
  ['CONSTRUCTOR', false],
])('isSold(%j) returns %s', (type, expected) => {
  expect(isSold(type)).toBe(expected);
});
