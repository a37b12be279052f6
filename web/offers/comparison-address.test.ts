import { expect, test } from 'vitest';
import { comparisonAddress } from './comparison-address.ts';
import { comparedOffer } from './comparison-queries.ts';

const inSearch = (search: string) => comparedOffer(new URLSearchParams(search));

test('an address names its offer, also with special characters', () => {
  const offer = { systemSource: 'NICE', policyNumber: '55/1 &?æ' } as const;
  const url = new URL(comparisonAddress(offer), 'http://portal.invalid');
  expect(url.pathname).toBe('/privat/forsikring/oversikt/tilbud/sammenlign');
  expect(comparedOffer(url.searchParams)).toEqual(offer);
});

test.each([
  '',
  'system=NICE',
  'tilbud=1',
  'system=x&tilbud=1',
  'system=NICE&tilbud=%00',
  `system=NICE&tilbud=${'1'.repeat(61)}`,
])('%j names no offer', (search) => {
  expect(inSearch(search)).toBeNull();
});
