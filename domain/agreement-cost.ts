import { monthOf, type Prices, type PriceUnit, sumOre, yearOf } from './money.ts';

/** The cost of agreements in whole øre, and how many are without a price, which the sums leave out. */
type Cost = { monthlyOre: number; yearlyOre: number; unpriced: number };

/** The price on an agreement's card as its source gives it, in whole øre. */
type ShownPrice = { ore: number; unit: PriceUnit };

/**
 * Returns the total cost of agreements (spec: decisions §4, ADR-010). Without a yearly price, a year costs twelve
 * months. Without a monthly price, or with 0, a month costs a twelfth of the year. Each agreement is rounded
 * separately, so that the sums of groups add up to the total.
 */
export function costOf(agreements: readonly Prices[]): Cost {
  return {
    monthlyOre: sumOre(agreements.map(({ monthlyOre, yearlyOre }) => monthlyOre || monthOf(yearlyOre ?? 0))),
    yearlyOre: sumOre(agreements.map(({ monthlyOre, yearlyOre }) => yearlyOre ?? yearOf(monthlyOre ?? 0))),
    unpriced: agreements.length - agreements.filter(hasPrice).length,
  };
}

/** Returns the price on an agreement's card: per month if there is one, otherwise per year; null without a price. */
export function shownPrice(prices: Prices): ShownPrice | null {
  const { monthlyOre, yearlyOre } = withoutZero(prices);
  if (monthlyOre !== null) return { ore: monthlyOre, unit: 'kr/md' };
  return yearlyOre === null ? null : { ore: yearlyOre, unit: 'kr/år' };
}

/**
 * Returns the prices without a 0 next to another price. No insurance is free in one period only, so this 0 means that
 * the price was not given (ADR-010).
 */
export function withoutZero({ monthlyOre, yearlyOre }: Prices): Prices {
  return {
    monthlyOre: monthlyOre || (yearlyOre ? null : monthlyOre),
    yearlyOre: yearlyOre || (monthlyOre ? null : yearlyOre),
  };
}

/** Returns whether a price is known, per month or per year. */
export function hasPrice({ monthlyOre, yearlyOre }: Prices): boolean {
  return monthlyOre !== null || yearlyOre !== null;
}
