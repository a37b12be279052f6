import { expect, test } from 'vitest';
import type { OfferInOre } from '../../contract/in-ore.ts';
import { validOffers } from './shown-offers.ts';

const offer = (expirationDate: string | undefined): OfferInOre => ({
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
