import { expect, test } from 'vitest';
import type { DetailedCustomerAgreementInOre } from '../../contract/in-ore.ts';
import { toAgreementList } from './handlers.ts';

const agreement = (overrides: Partial<DetailedCustomerAgreementInOre>): DetailedCustomerAgreementInOre => ({
  policyNumber: '1',
  name: 'Bilforsikring',
  productType: 'BIL',
  systemSource: 'NICE',
  standing: 'IN_FORCE',
  monthlyOre: null,
  yearlyOre: null,
  details: null,
  ...overrides,
});

test.each<[string, Partial<DetailedCustomerAgreementInOre>[], { monthlySum: number; yearlySum: number }]>([
  ['no agreements', [], { monthlySum: 0, yearlySum: 0 }],
  ['yearly prices', [{ monthlyOre: 1000, yearlyOre: 11_500 }], { monthlySum: 10, yearlySum: 115 }],
  [
    'no yearly price: twelve times the monthly',
    [{ monthlyOre: 1001 }],
    { monthlySum: 10.01, yearlySum: 120.12 },
  ],
  [
    'a yearly price of 0, which differs from an unknown yearly price',
    [{ monthlyOre: 1000, yearlyOre: 0 }],
    { monthlySum: 10, yearlySum: 0 },
  ],
  ['no price at all', [{}, { monthlyOre: 5 }], { monthlySum: 0.05, yearlySum: 0.6 }],
  [
    'no monthly price: the twelfth of the yearly',
    [{ yearlyOre: 140_200 }, { monthlyOre: 1000 }],
    { monthlySum: 126.83, yearlySum: 1522 },
  ],
  [
    'øre that floating-point numbers would round',
    [
      { monthlyOre: 10, yearlyOre: 10 },
      { monthlyOre: 20, yearlyOre: 20 },
    ],
    { monthlySum: 0.3, yearlySum: 0.3 },
  ],
])('toAgreementList returns the sums of %s', (_agreements, items, sums) => {
  expect(toAgreementList({ items: items.map(agreement), complete: true, missing: [] })).toMatchObject(sums);
});

test("the list has the systems' order, and the source's order within a system", () => {
  const items = [
    agreement({ policyNumber: 'c', systemSource: 'NSF' }),
    agreement({ policyNumber: 'b', systemSource: 'NICE' }),
    agreement({ policyNumber: 'a', systemSource: 'NICE' }),
    agreement({ policyNumber: 'd', systemSource: 'PROLIFE' }),
  ];
  const { avtaler } = toAgreementList({ items, complete: true, missing: [] });
  expect(avtaler.map(({ policyNumber }) => policyNumber)).toEqual(['b', 'a', 'd', 'c']);
});

test('prices are kroner on the wire, and absent where the source has none', () => {
  const { avtaler } = toAgreementList({
    items: [agreement({ monthlyOre: 46_250 })],
    complete: true,
    missing: [],
  });
  expect(avtaler[0]).toEqual({
    policyNumber: '1',
    name: 'Bilforsikring',
    productType: 'BIL',
    systemSource: 'NICE',
    standing: 'IN_FORCE',
    monthlyPrice: 462.5,
  });
});

test('manglerFra names the missing systems and is absent when the list is complete', () => {
  expect(toAgreementList({ items: [], complete: false, missing: ['PROLIFE'] }).manglerFra).toEqual([
    'PROLIFE',
  ]);
  expect(toAgreementList({ items: [], complete: true, missing: [] })).not.toHaveProperty('manglerFra');
});

test.each([true, false])('systemSourceError reports a list that is complete: %s', (complete) => {
  expect(
    toAgreementList({ items: [], complete, missing: complete ? [] : ['PROLIFE'] }).systemSourceError,
  ).toBe(!complete);
});

test.each([
  [{}, ['1', '2']],
  [{ policyNumber: '2' }, ['2']],
  [{ productCode: 'G10' }, ['1']],
  [{ policyNumber: '2', productCode: 'G10' }, []],
])('the list for %j has the agreements %j', (query, numbers) => {
  const items = [agreement({ productCode: 'G10' }), agreement({ policyNumber: '2' })];
  const { avtaler } = toAgreementList({ items, complete: true, missing: [] }, query);
  expect(avtaler.map(({ policyNumber }) => policyNumber)).toEqual(numbers);
});

test('the list without prices leaves them out of each agreement', () => {
  const items = [agreement({ monthlyOre: 1000, yearlyOre: 12_000 })];
  const [card] = toAgreementList({ items, complete: true, missing: [] }, { uten: 'priser' }).avtaler;
  expect([card?.monthlyPrice, card?.yearlyPrice, card?.name]).toEqual([
    undefined,
    undefined,
    'Bilforsikring',
  ]);
});
