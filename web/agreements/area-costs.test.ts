import { expect, it } from 'vitest';
import type { CustomerAgreementInOre } from '../../contract/in-ore.ts';
import { CAR } from '../testing/agreements.ts';
import { areaCosts, hasCostPicture } from './area-costs.ts';

let number = 0;
const agreement = (productType: string, monthlyOre: number | null = null): CustomerAgreementInOre => ({
  ...CAR,
  policyNumber: String(++number),
  productType,
  monthlyOre,
});

it('sorts the areas by cost, with a full bar for the largest', () => {
  const agreements = [
    agreement('REISE', 14_600),
    agreement('BIL', 32_900),
    agreement('MC', 2_600),
    agreement('HUS', 71_000),
  ];
  expect(areaCosts(agreements)).toEqual([
    { area: 'hus-og-hytte', monthlyOre: 71_000, percent: 100 },
    { area: 'kjoretoy', monthlyOre: 35_500, percent: 50 },
    { area: 'reise', monthlyOre: 14_600, percent: 21 },
  ]);
});

it('keeps the area order for equal costs and omits areas without a cost', () => {
  const agreements = [
    agreement('KJAELEDYR', 1_000),
    agreement('BAAT', 1_000),
    agreement('REISE'),
    agreement('HUS', 0),
  ];
  expect(areaCosts(agreements).map(({ area }) => area)).toEqual(['baat', 'dyr']);
});

it('gives every bar a visible length', () => {
  expect(areaCosts([agreement('HUS', 99_999_999_900), agreement('REISE', 1)])[1]?.percent).toBe(2);
});

it.each([
  ['no agreements', [], false],
  ['one agreement', [agreement('BIL', 68_400)], false],
  [
    'one that has ended',
    [agreement('BIL', 68_400), { ...agreement('HUS'), standing: 'ENDED' as const }],
    false,
  ],
  ['two agreements without prices', [agreement('BIL'), agreement('HUS')], false],
  ['two agreements, one with a price', [agreement('BIL', 68_400), agreement('HUS')], true],
])('decides whether to show costs for %s', (_, agreements, expected) => {
  expect(hasCostPicture(agreements)).toBe(expected);
});
