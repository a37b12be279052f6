import { expect, it } from 'vitest';
import type { Prices } from './money.ts';
import { type OfferTotal, offerTotals } from './offer-total.ts';

const whole = (ore: number) => ({ ore, isFrom: false });
const from = (ore: number) => ({ ore, isFrom: true });

type Given = Partial<Prices> & { packageOffers?: Partial<Prices>[] };

const prices = ({ monthlyOre = null, yearlyOre = null }: Partial<Prices>): Prices => ({
  monthlyOre,
  yearlyOre,
});
const withPackage = ({ packageOffers, ...own }: Given) => ({
  ...prices(own),
  packageOffers: packageOffers?.map(prices) ?? null,
});

it.each<[string, Given, OfferTotal | null, OfferTotal | null]>([
  ['an offer without a package', { monthlyOre: 16_800, yearlyOre: 201_600 }, whole(16_800), whole(201_600)],
  [
    'an offer with a package',
    { monthlyOre: 50_700, yearlyOre: 608_400, packageOffers: [{ monthlyOre: 5_550, yearlyOre: 66_600 }] },
    whole(56_250),
    whole(675_000),
  ],
  [
    'nine-digit sums',
    {
      monthlyOre: 999_999_999,
      yearlyOre: 11_999_999_988,
      packageOffers: [
        { monthlyOre: 123_456_789, yearlyOre: 1_481_481_468 },
        { monthlyOre: 765_432_101, yearlyOre: 9_185_185_212 },
      ],
    },
    whole(1_888_888_889),
    whole(22_666_666_668),
  ],
  [
    'no yearly price',
    { monthlyOre: 5_850, packageOffers: [{ monthlyOre: 100, yearlyOre: 1_100 }] },
    whole(5_950),
    whole(71_300),
  ],
  [
    'an empty package',
    { monthlyOre: 7_900, yearlyOre: 94_800, packageOffers: [] },
    whole(7_900),
    whole(94_800),
  ],
  ['no prices', { packageOffers: [{}] }, null, null],
  [
    'a part without a price',
    { monthlyOre: 40_000, packageOffers: [{}, { monthlyOre: 3_333 }] },
    from(43_333),
    from(519_996),
  ],
  [
    'a part that is paid only by the year',
    { monthlyOre: 40_000, packageOffers: [{ yearlyOre: 120_000 }] },
    from(40_000),
    whole(600_000),
  ],
  [
    'a main offer that is paid only by the year',
    { yearlyOre: 120_000, packageOffers: [{ monthlyOre: 1_000 }] },
    null,
    whole(132_000),
  ],
  ['a main offer without a price', { packageOffers: [{ monthlyOre: 3_333 }] }, null, null],
  ['an offer for nothing', { monthlyOre: 0 }, whole(0), whole(0)],
  [
    'a part for nothing',
    { monthlyOre: 1_000, packageOffers: [{ monthlyOre: 0 }] },
    whole(1_000),
    whole(12_000),
  ],
  ['0 kr a month and a price for the year', { monthlyOre: 0, yearlyOre: 120_000 }, null, whole(120_000)],
  [
    '0 kr a year and a price for the month',
    { monthlyOre: 10_000, yearlyOre: 0 },
    whole(10_000),
    whole(120_000),
  ],
])('offerTotals adds up %s', (_, offer, monthly, yearly) => {
  expect(offerTotals(withPackage(offer))).toEqual({ monthly, yearly });
});
