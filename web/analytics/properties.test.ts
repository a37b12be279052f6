import { expect, test } from 'vitest';
import type { AnalyticsEvent } from './analytics-events.ts';
import { propertiesOf } from './properties.ts';

const context = {
  at: 1_800_000_000_000,
  url: 'https://bank.no/privat/forsikring/oversikt/tilbud/12?fnr=1#x',
};
const leaves = (event: AnalyticsEvent) => {
  const { time, ...properties } = propertiesOf(event, context);
  expect(time).toBe(1_800_000_000);
  return properties;
};

test('adds the URL of the page, without query and numbers, to a button click', () => {
  const payload = { type: 'lenke', name: 'Meld skade', event: 'klikk', id: 'meld-skade', product: 'BIL' };
  expect(leaves({ type: 'button click', payload })).toEqual({
    ...payload,
    currentUrl: 'https://bank.no/privat/forsikring/oversikt/tilbud/:number',
  });
});

test('masks the numbers in page paths', () => {
  expect(leaves({ type: 'page view', payload: { pagePath: '/avtale/1234?x', product: 'BIL' } })).toEqual({
    pagePath: '/avtale/:number',
    product: 'BIL',
  });
  const payload = { feedback: 'JA', page: '/avtale/1234', product: 'BIL' };
  expect(leaves({ type: 'feedback', payload })).toEqual({ ...payload, page: '/avtale/:number' });
});

test.each<AnalyticsEvent>([
  { type: 'A/B test', payload: { name: 'Ny knapp', variant: 'B', page: '/tilbud' } },
  { type: 'recommendation', payload: { productType: 'BIL', recommendedProducts: ['HUS', 'REISE'] } },
  { type: 'form input', payload: { field: 'epost', value: 'gyldig' } },
  {
    type: 'completed purchase',
    payload: { productType: 'BIL', productName: 'Kasko', extraFields: { antall: 2, kanal: 'nett' } },
  },
  { type: 'purchase block', payload: { type: 'lo', name: 'Ukjent', event: 'kjøpsstopp' } },
  {
    type: 'NBO view',
    payload: {
      page: 'kvittering',
      product: 'BIL',
      customerProducts: ['BIL'],
      mainNboProduct: 'HUS',
      subNboProducts: ['REISE'],
      filteredNboProductsDueToActiveAgreements: ['BIL'],
      controlGroup: false,
      presentedNboModule: true,
      fallback: false,
    },
  },
  { type: 'component view', payload: { component: 'anbefalinger' } },
  { type: 'statistics', payload: { name: 'antall avtaler', value: 1_234_567 } },
  { type: 'experiment started', payload: { name: 'Ny knapp', variant: 'A' } },
])('keeps the payload of the event "$type" unchanged', (event) => {
  expect(leaves(event)).toEqual(event.payload);
});

test('masks personal data in any text', () => {
  const payload = { field: 'epost', value: 'kari@eksempel.no 01819021887 41234567' };
  expect(leaves({ type: 'form input', payload }).value).toBe('[e-post] [fnr] [telefon]');
});
