import { expect, test } from 'vitest';
import { recommend } from './recommend.ts';
import { viewEvent } from './view-event.ts';

const scores = [
  { nextBestOfferProdukt: 'BIL', score: 0.9 },
  { nextBestOfferProdukt: 'HUS', score: 0.8 },
  { nextBestOfferProdukt: 'MC', score: 0.7 },
];

function event(
  had: string[],
  { controlgroup = false, fallback = false, product = null as string | null } = {},
) {
  const answer = { scores, controlgroup, fallback };
  const recommended = recommend(scores, had);
  return viewEvent({ page: 'oversikt', product, customerProducts: had, answer, recommended });
}

test('viewEvent has all fields of the specification', () => {
  expect(event(['BIL', 'TILHENGER', 'BIL'])).toEqual({
    page: 'oversikt',
    product: null,
    customerProducts: ['BIL', 'TILHENGER'],
    mainNboProduct: 'HUS',
    subNboProducts: ['MC'],
    filteredNboProductsDueToActiveAgreements: ['BIL'],
    controlGroup: false,
    presentedNboModule: true,
    fallback: false,
  });
});

test('viewEvent marks the control group and names the products that were not shown', () => {
  expect(event([], { controlgroup: true })).toMatchObject({
    mainNboProduct: 'BIL',
    controlGroup: true,
    presentedNboModule: false,
  });
});

test('viewEvent reports a module without products', () => {
  expect(event(['BIL', 'HUS', 'MC'])).toMatchObject({
    mainNboProduct: null,
    subNboProducts: [],
    filteredNboProductsDueToActiveAgreements: ['BIL', 'HUS', 'MC'],
    presentedNboModule: false,
  });
});

test('viewEvent passes on fallback and the bought product', () => {
  expect(event([], { fallback: true, product: 'INNBO' })).toMatchObject({ fallback: true, product: 'INNBO' });
});
