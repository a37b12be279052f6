import { expect, it } from 'vitest';
import type { CustomerAgreementInOre } from '../../contract/in-ore.ts';
import { CAR } from '../testing/agreements.ts';
import { groupAgreements } from './groups.ts';

let count = 0;
const agreement = (productType: string, monthlyOre: number | null = null): CustomerAgreementInOre => ({
  ...CAR,
  policyNumber: String(++count),
  name: productType,
  productType,
  monthlyOre,
});

it('follows the order of the product areas and leaves out empty ones', () => {
  const agreements = ['HEST', 'BAAT', 'GRUPPELIV', 'INNBO', 'KOLLEKTIV_REISE', 'HUS', 'MC'].map((type) =>
    agreement(type),
  );
  expect(groupAgreements(agreements).map(({ area }) => area)).toEqual([
    'kjoretoy',
    'hus-og-hytte',
    'reise',
    'innbo-og-ting',
    'liv-og-helse',
    'baat',
    'dyr',
  ]);
  expect(groupAgreements([agreement('HEST'), agreement('BIL')]).map(({ area }) => area)).toEqual([
    'kjoretoy',
    'dyr',
  ]);
  expect(groupAgreements([])).toEqual([]);
  expect(groupAgreements([agreement('NOE_NYTT'), agreement('HEST')]).map(({ area }) => area)).toEqual([
    'dyr',
    'andre',
  ]);
});

it.each(['constructor', '__proto__', 'toString'])(
  'includes an agreement with product type %s',
  (productType) => {
    const groups = groupAgreements([agreement(productType), agreement('BIL')]);
    expect(groups.flatMap(({ agreements }) => agreements)).toHaveLength(2);
  },
);

it('keeps the order of the response within an area', () => {
  const agreements = [agreement('TILHENGER'), agreement('HUS'), agreement('BIL'), agreement('MC')];
  expect(groupAgreements(agreements)[0]?.agreements.map(({ name }) => name)).toEqual([
    'TILHENGER',
    'BIL',
    'MC',
  ]);
});

it('adds a twelfth of yearly prices and counts agreements without a price', () => {
  const cabin = { ...agreement('FRITIDSHUS'), yearlyOre: 140_200 };
  const [group] = groupAgreements([cabin, agreement('HUS', 10_000), agreement('LANDBRUK')]);
  expect(group).toMatchObject({ monthlyOre: 21_683, unpriced: 1 });
});

it('puts ended agreements last in their group, and leaves them out of its number and sum', () => {
  const ended = { ...agreement('BIL', 5000), standing: 'ENDED' } as const;
  const [car, van] = [agreement('BIL', 1000), agreement('VAREBIL')];
  expect(groupAgreements([ended, car, van])).toEqual([
    { area: 'kjoretoy', agreements: [car, van, ended], count: 2, monthlyOre: 1000, unpriced: 1 },
  ]);
});
