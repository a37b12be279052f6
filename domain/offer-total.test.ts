import { expect, it } from 'vitest';
import { offerTotals } from './offer-total.ts';

it.each([
  ['an offer alone', { monthlyPrice: 168, yearlyPrice: 2016 }, 168, 2016],
  [
    'an offer with a package',
    { monthlyPrice: 507, yearlyPrice: 6084, pakkeTilbud: [{ monthlyPrice: 55.5, yearlyPrice: 666 }] },
    562.5,
    6750,
  ],
  [
    'sums that binary fractions would miss',
    { monthlyPrice: 0.1, yearlyPrice: 1.1, pakkeTilbud: [{ monthlyPrice: 0.2, yearlyPrice: 2.2 }] },
    0.3,
    3.3,
  ],
  [
    'nine-digit sums',
    {
      monthlyPrice: 9999999.99,
      yearlyPrice: 119999999.88,
      pakkeTilbud: [
        { monthlyPrice: 1234567.89, yearlyPrice: 14814814.68 },
        { monthlyPrice: 7654321.01, yearlyPrice: 91851852.12 },
      ],
    },
    18888888.89,
    226666666.68,
  ],
  ['no yearly price', { monthlyPrice: 58.5, pakkeTilbud: [{ monthlyPrice: 1, yearlyPrice: 11 }] }, 59.5, 713],
  ['an empty package', { monthlyPrice: 79, yearlyPrice: 948, pakkeTilbud: [] }, 79, 948],
  ['no prices', { pakkeTilbud: [{}] }, 0, 0],
])('%s', (_, offer, monthly, yearly) => {
  expect(offerTotals(offer)).toEqual({ monthly, yearly });
});
