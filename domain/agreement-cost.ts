import { monthOf, type Prices, type PriceUnit, sumOre, yearOf } from './money.ts';

/** What agreements cost together, in whole øre, and how many of them have no price and so are left out of the sums. */
export type Cost = { monthlyOre: number; yearlyOre: number; unpriced: number };

/** The price that one agreement is shown with: as its source gives it, in whole øre. */
export type ShownPrice = { ore: number; unit: PriceUnit };

/**
 * Returns what agreements cost together (spec: decisions §4, ADR-010). A year without a price of its own costs twelve times the
 * month, a month without one the twelfth of the year, rounded for each agreement, so that the sums of groups make up
 * the whole.
 */
export function costOf(agreements: readonly Prices[]): Cost {
  const priced = agreements.map(given).filter(hasPrice);
  return {
    monthlyOre: sumOre(priced.map(({ monthlyOre, yearlyOre }) => monthlyOre ?? monthOf(yearlyOre ?? 0))),
    yearlyOre: sumOre(priced.map(({ monthlyOre, yearlyOre }) => yearlyOre ?? yearOf(monthlyOre ?? 0))),
    unpriced: agreements.length - priced.length,
  };
}

/** Returns the price on an agreement's card: by the month where there is one, else by the year; null without any. */
export function shownPrice(prices: Prices): ShownPrice | null {
  const { monthlyOre, yearlyOre } = given(prices);
  if (monthlyOre !== null) return { ore: monthlyOre, unit: 'kr/md' };
  return yearlyOre === null ? null : { ore: yearlyOre, unit: 'kr/år' };
}

/** Nothing a month beside a price for the year says that it is paid by the year. */
function given({ monthlyOre, yearlyOre }: Prices): Prices {
  return { monthlyOre: monthlyOre === 0 && yearlyOre ? null : monthlyOre, yearlyOre };
}

function hasPrice({ monthlyOre, yearlyOre }: Prices): boolean {
  return monthlyOre !== null || yearlyOre !== null;
}
