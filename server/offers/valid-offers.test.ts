import { expect, test } from 'vitest';
import type { SourceOffer } from '../sources/source.ts';
import { osloDate, validOffers } from './valid-offers.ts';

const offer = (expirationDate: string | undefined): SourceOffer => ({
  policyNumber: '1',
  name: 'Bilforsikring',
  productType: 'BIL',
  systemSource: 'NICE',
  monthlyOre: null,
  yearlyOre: null,
  tfaMonthlyOre: null,
  packageOffers: null,
  ...(expirationDate === undefined ? {} : { expirationDate }),
});

test.each([
  [undefined, true],
  ['2026-11-22', true],
  ['2026-11-21', true],
  ['2026-11-20', false],
  ['2025-12-31', false],
  ['2027-01-01', true],
  ['0001-01-01', false],
  ['9999-12-31', true],
])('on 2026-11-21 an offer that expires %s is shown: %s', (expirationDate, shown) => {
  expect(validOffers([offer(expirationDate)], '2026-11-21')).toHaveLength(shown ? 1 : 0);
});

test.each([
  ['winter, the last second of the day', '2026-12-31T22:59:59Z', '2026-12-31'],
  ['winter, midnight in Oslo', '2026-12-31T23:00:00Z', '2027-01-01'],
  ['summer, the last second of the day', '2026-06-30T21:59:59Z', '2026-06-30'],
  ['summer, midnight in Oslo', '2026-06-30T22:00:00Z', '2026-07-01'],
  ['the night the clocks go forward', '2026-03-28T23:00:00Z', '2026-03-29'],
  ['the night the clocks go back', '2026-10-24T22:00:00Z', '2026-10-25'],
  ['leap day', '2028-02-28T23:00:00Z', '2028-02-29'],
])('%s', (_when, instant, date) => {
  expect(osloDate(Date.parse(instant))).toBe(date);
});
