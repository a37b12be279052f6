import { expect, it } from 'vitest';
import type { Offer } from '../../contract/offers.ts';
import { summarizeOffers } from './offer-summary.ts';
import { texts } from './texts.ts';

let number = 0;
const offer = (productType: string, fields: Partial<Offer> = {}): Offer => ({
  policyNumber: String(++number),
  name: productType,
  productType,
  systemSource: 'NICE',
  ...fields,
});

it.each([
  ['none', [], [], 0],
  ['three', ['BIL', 'HUS', 'MC'], ['BIL', 'HUS', 'MC'], 0],
  ['four', ['BIL', 'HUS', 'MC', 'SEK'], ['BIL', 'HUS', 'MC'], 1],
  ['none that can be shown', ['LIVSFORSIKRING'], [], 0],
  [
    'some that can’t be shown',
    ['LIVSFORSIKRING', 'BIL', 'HEST', 'HUS', 'MC', 'UKJENT', 'SEK', 'BAAT'],
    ['BIL', 'HUS', 'MC'],
    2,
  ],
])('%s', (_, types, names, hidden) => {
  const summary = summarizeOffers(types.map((type) => offer(type)));
  expect(summary.lines.map(({ name }) => name)).toEqual(names);
  expect(summary.hidden).toBe(hidden);
});

it('gives the price of the whole package', () => {
  const [line] = summarizeOffers([
    offer('BIL', { monthlyPrice: 507, pakkeTilbud: [{ policyNumber: 'x', monthlyPrice: 55.5 }] }),
  ]).lines;
  expect(line?.monthly).toBe(562.5);
});

it.each([
  [1, '+ 1 forsikring'],
  [2, '+ 2 forsikringer'],
  [12, '+ 12 forsikringer'],
])('%i more', (count, text) => {
  expect(texts.offers.more(count)).toBe(text);
});
