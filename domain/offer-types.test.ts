import { expect, test } from 'vitest';
import { isOfferType, OFFER_TYPES } from './offer-types.ts';

test('OFFER_TYPES has the product types with a purchase link (spec: overview §2.6)', () => {
  expect(OFFER_TYPES.toSorted()).toEqual([
    'BAAT',
    'BIL',
    'FRITIDSHUS',
    'HUS',
    'INNBO',
    'KJAELEDYR',
    'LOFAVOR_KJAELEDYR',
    'MC',
    'MOPED',
    'REISE',
    'SEK',
    'TILHENGER',
  ]);
});

test.each([
  ['BIL', true],
  ['LOFAVOR_KJAELEDYR', true],
  ['BEHANDLINGSFORSIKRING', false],
  ['LIVSFORSIKRING', false],
  ['bil', false],
  ['', false],
  ['toString', false],
])('an offer of type «%s» is shown: %s', (productType, shown) => {
  expect(isOfferType(productType)).toBe(shown);
});
