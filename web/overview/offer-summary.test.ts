import { expect, it } from 'vitest';
import { texts } from '#texts/offer-box.ts';
import { type OfferInOre, offerInOre } from '../../contract/in-ore.ts';
import type { Offer } from '../../contract/offers.ts';
import { summarizeOffers } from './offer-summary.ts';

let number = 0;
const offer = (productType: string, fields: Partial<Offer> = {}): OfferInOre =>
  offerInOre({
    policyNumber: String(++number),
    name: productType,
    productType,
    systemSource: 'NICE',
    ...fields,
  });

it.each([
  ['no offers', [], [], 0],
  ['three offers', ['BIL', 'HUS', 'MC'], ['BIL', 'HUS', 'MC'], 0],
  ['four offers', ['BIL', 'HUS', 'MC', 'SEK'], ['BIL', 'HUS', 'MC'], 1],
  ['no offers that can be shown', ['LIVSFORSIKRING'], [], 0],
  [
    'some that can’t be shown',
    ['LIVSFORSIKRING', 'BIL', 'HEST', 'HUS', 'MC', 'UKJENT', 'SEK', 'BAAT'],
    ['BIL', 'HUS', 'MC'],
    2,
  ],
])('summarizes %s', (_, types, names, hidden) => {
  const summary = summarizeOffers(types.map((type) => offer(type)));
  expect(summary.lines.map(({ name }) => name)).toEqual(names);
  expect(summary.hidden).toBe(hidden);
});

it.each<[string, Partial<Offer>, string | null, number]>([
  ['a single offer', { monthlyPrice: 507 }, '507 kr/md', 0],
  [
    'the whole package',
    { monthlyPrice: 507, pakkeTilbud: [{ policyNumber: 'x', monthlyPrice: 55.5 }] },
    '562,50 kr/md',
    1,
  ],
  [
    'a package with a part that lacks its price',
    {
      monthlyPrice: 400,
      pakkeTilbud: [{ policyNumber: 'x' }, { policyNumber: 'y', monthlyPrice: 33.33 }],
    },
    'fra 433,33 kr/md',
    2,
  ],
  ['an offer with only a yearly price', { yearlyPrice: 1200 }, '1 200 kr/år', 0],
  ['an offer with a price of zero', { monthlyPrice: 0 }, '0 kr/md', 0],
  ['an offer without a price', { pakkeTilbud: [{ policyNumber: 'x', monthlyPrice: 5 }] }, null, 1],
])('returns the price and the package size of %s', (_, fields, price, inPackage) => {
  const [line] = summarizeOffers([offer('BIL', fields)]).lines;
  expect(line?.price?.replaceAll('\u00a0', ' ') ?? null).toBe(price);
  expect(line?.inPackage).toBe(inPackage);
});

it('has a text for the number of other parts in a package', () => {
  expect(texts.inPackage(2)).toBe('+ 2 i pakken');
});

it.each([
  [1, '+ 1 forsikring'],
  [2, '+ 2 forsikringer'],
  [12, '+ 12 forsikringer'],
])('has a text for %i more offers', (count, text) => {
  expect(texts.more(count)).toBe(text);
});
