import { expect, it } from 'vitest';
import type { Agreement } from '../../contract/agreements.ts';
import { areaCosts, hasCostPicture } from './area-costs.ts';

let number = 0;
const agreement = (productType: string, monthlyPrice?: number): Agreement => ({
  policyNumber: String(++number),
  name: productType,
  productType,
  systemSource: 'NICE',
  ...(monthlyPrice === undefined ? {} : { monthlyPrice }),
});

it('sorts the areas by what they cost, the largest with the whole bar', () => {
  const agreements = [
    agreement('REISE', 142),
    agreement('BIL', 684),
    agreement('MC', 26),
    agreement('HUS', 355),
  ];
  expect(areaCosts(agreements)).toEqual([
    { area: 'kjoretoy', monthlySum: 710, percent: 100 },
    { area: 'hus-og-hytte', monthlySum: 355, percent: 50 },
    { area: 'reise', monthlySum: 142, percent: 20 },
  ]);
});

it('keeps the order of the areas between equals, and leaves out what costs nothing', () => {
  const agreements = [
    agreement('KJAELEDYR', 10),
    agreement('BAAT', 10),
    agreement('REISE'),
    agreement('HUS', 0),
  ];
  expect(areaCosts(agreements).map(({ area }) => area)).toEqual(['baat', 'dyr']);
});

it('lets no bar be too short to see', () => {
  expect(areaCosts([agreement('HUS', 999_999_999), agreement('REISE', 0.01)])[1]?.percent).toBe(2);
});

it.each([
  ['none', [], false],
  ['one', [agreement('BIL', 684)], false],
  ['two without prices', [agreement('BIL'), agreement('HUS')], false],
  ['two, one with a price', [agreement('BIL', 684), agreement('HUS')], true],
])('%s', (_, agreements, expected) => {
  expect(hasCostPicture(agreements)).toBe(expected);
});
