import { describe, expect, it, test } from 'vitest';
import type { ListedOfferInOre } from '../../contract/in-ore.ts';
import { firstToExpire, groupOffers, hasNamesake, totalOfAll } from './offer-list.ts';
import { removedText, withOffersLeft } from './removed-text.ts';

const offer = (policyNumber: string, fields: Partial<ListedOfferInOre> = {}) => ({
  href: '/',
  offer: {
    policyNumber,
    name: 'Bilforsikring',
    productType: 'BIL',
    systemSource: 'NICE',
    monthlyOre: 10_000,
    yearlyOre: null,
    tfaMonthlyOre: null,
    packageOffers: null,
    ...fields,
  } satisfies ListedOfferInOre as ListedOfferInOre,
});
const until = (policyNumber: string, expirationDate?: string) =>
  offer(policyNumber, expirationDate ? { expirationDate } : {});

test.each([
  ['none of an empty list', [], undefined],
  ['the first if none expires', [until('1'), until('2')], '1'],
  ['the earliest', [until('1', '2026-12-02'), until('2', '2026-12-01'), until('3')], '2'],
  ['the first of the earliest', [until('1'), until('2', '2026-12-01'), until('3', '2026-12-01')], '2'],
])('the first offer to expire is %s', (_which, offers, number) => {
  expect(firstToExpire(offers)?.policyNumber).toBe(number);
});

describe('totalOfAll', () => {
  it.each([
    ['two offers', [offer('1'), offer('2', { monthlyOre: 5050 })], { ore: 15_050, isFrom: false }],
    [
      'offers of which one has no price',
      [offer('1'), offer('2', { monthlyOre: null })],
      { ore: 10_000, isFrom: true },
    ],
    [
      'a package that lacks a price',
      [offer('1'), offer('2', { packageOffers: [{ policyNumber: '3', monthlyOre: null, yearlyOre: null }] })],
      { ore: 20_000, isFrom: true },
    ],
    ['one offer', [offer('1')], null],
    ['alternatives for one object', [offer('1', { objekt: 0 }), offer('2', { objekt: 0 }), offer('3')], null],
    [
      'an offer whose alternative has been removed',
      [offer('1', { objekt: 0 }), offer('2')],
      { ore: 20_000, isFrom: false },
    ],
    ['offers without any price', [offer('1', { monthlyOre: null }), offer('2', { monthlyOre: null })], null],
  ])('returns the total of %s', (_what, offers, total) => {
    expect(totalOfAll(offers)).toEqual(total);
  });
});

describe('groupOffers', () => {
  const alternating = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      offer(`${index}`, { productType: index % 2 ? 'BIL' : 'REISE' }),
    );

  it('returns up to 20 offers as one group', () => {
    const offers = alternating(20);
    expect(groupOffers(offers, 0)).toEqual([{ name: null, offers }]);
  });

  it('keeps the groups when a removal leaves 20 offers', () => {
    expect(groupOffers(alternating(20), 1)).toHaveLength(2);
  });

  it('groups more than 20 offers by name, each group in the order of the list', () => {
    const groups = groupOffers(alternating(21), 0);
    expect(groups.map(({ name, offers }) => [name, offers.length])).toEqual([
      ['Reiseforsikring', 11],
      ['Bilforsikring', 10],
    ]);
    expect(groups[0]?.offers.map((each) => each.offer.policyNumber).slice(0, 3)).toEqual(['0', '2', '4']);
  });
});

test.each([
  ['another has its name', [offer('1'), offer('2')], true],
  [
    'another system has an offer with its name and number',
    [offer('1'), offer('1', { systemSource: 'NSF' })],
    true,
  ],
  ['the others have other names', [offer('1'), offer('2', { name: 'Bilforsikring, næring' })], false],
  ['there is no other', [offer('1')], false],
])('hasNamesake compares names and keys: %s', (_where, offers, has) => {
  const [first] = offers;
  expect(first && hasNamesake(first.offer, offers)).toBe(has);
});

test.each([
  ['by name', [offer('1')], 'Tilbudet på bilforsikring er fjernet.'],
  [
    'by name and description if another has its name',
    [offer('1', { description: 'Volvo V60' }), offer('2')],
    'Tilbudet på bilforsikring (Volvo V60) er fjernet.',
  ],
])('a removed offer is announced %s', (_how, offers, text) => {
  const [first] = offers;
  expect(first && removedText(first.offer, offers)).toBe(text);
});

test.each([
  [0, 'Fjernet. Du har ingen flere tilbud.'],
  [1, 'Fjernet. Du har 1 tilbud igjen.'],
  [null, 'Fjernet.'],
])('withOffersLeft says how many offers are left: %s', (left, text) => {
  expect(withOffersLeft('Fjernet.', left)).toBe(text);
});
