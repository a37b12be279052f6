import { expect, it } from 'vitest';
import { lowerFirst } from './lower-first.ts';

it.each([
  ['Båtforsikring', 'båtforsikring'],
  ['Øksforsikring', 'øksforsikring'],
  ['El-sparkesykkelforsikring', 'el-sparkesykkelforsikring'],
  ['LO-forsikring', 'LO-forsikring'],
  ['bilforsikring', 'bilforsikring'],
  ['«Pluss»', '«Pluss»'],
])('%s: %s', (name, within) => {
  expect(lowerFirst(name)).toBe(within);
});
