import { expect, it } from 'vitest';
import { offerTotals } from './offer-total.ts';

const whole = (amount: number) => ({ amount, isFrom: false });
const from = (amount: number) => ({ amount, isFrom: true });

it.each([
  ['an offer alone', { monthlyPrice: 168, yearlyPrice: 2016 }, whole(168), whole(2016)],
  [
    'an offer with a package',
    { monthlyPrice: 507, yearlyPrice: 6084, pakkeTilbud: [{ monthlyPrice: 55.5, yearlyPrice: 666 }] },
    whole(562.5),
    whole(6750),
  ],
  [
    'sums that binary fractions would miss',
    { monthlyPrice: 0.1, yearlyPrice: 1.1, pakkeTilbud: [{ monthlyPrice: 0.2, yearlyPrice: 2.2 }] },
    whole(0.3),
    whole(3.3),
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
    whole(18888888.89),
    whole(226666666.68),
  ],
  [
    'no yearly price',
    { monthlyPrice: 58.5, pakkeTilbud: [{ monthlyPrice: 1, yearlyPrice: 11 }] },
    whole(59.5),
    whole(713),
  ],
  ['an empty package', { monthlyPrice: 79, yearlyPrice: 948, pakkeTilbud: [] }, whole(79), whole(948)],
  ['no prices', { pakkeTilbud: [{}] }, null, null],
  [
    'a part without a price',
    { monthlyPrice: 400, pakkeTilbud: [{}, { monthlyPrice: 33.33 }] },
    from(433.33),
    from(5199.96),
  ],
  [
    'a part that is paid by the year alone',
    { monthlyPrice: 400, pakkeTilbud: [{ yearlyPrice: 1200 }] },
    from(400),
    whole(6000),
  ],
  [
    'a main offer that is paid by the year alone',
    { yearlyPrice: 1200, pakkeTilbud: [{ monthlyPrice: 10 }] },
    null,
    whole(1320),
  ],
  ['a main offer without a price', { pakkeTilbud: [{ monthlyPrice: 33.33 }] }, null, null],
  ['an offer for nothing', { monthlyPrice: 0 }, whole(0), whole(0)],
  ['a part for nothing', { monthlyPrice: 10, pakkeTilbud: [{ monthlyPrice: 0 }] }, whole(10), whole(120)],
  ['0 kr a month beside a price for the year', { monthlyPrice: 0, yearlyPrice: 1200 }, null, whole(1200)],
  [
    '0 kr a year beside a price for the month',
    { monthlyPrice: 100, yearlyPrice: 0 },
    whole(100),
    whole(1200),
  ],
])('%s', (_, offer, monthly, yearly) => {
  expect(offerTotals(offer)).toEqual({ monthly, yearly });
});
