import { type Prices, sumOre, yearOf } from './money.ts';

type WithPackage = Prices & { packageOffers?: readonly Prices[] | null };

/** A sum in whole øre. `isFrom`: a part of the package lacks its price, so that the whole costs at least this. */
export type OfferTotal = { ore: number; isFrom: boolean };

/**
 * Returns what an offer costs with all of its package, in whole øre (spec: overview §4.2): a month and a year each for
 * themselves. Null where the main offer lacks its own price, since what the rest costs says nothing of the whole.
 */
export function offerTotals(offer: WithPackage): { monthly: OfferTotal | null; yearly: OfferTotal | null } {
  const all = [offer, ...(offer.packageOffers ?? [])];
  return { monthly: total(all.map(monthly)), yearly: total(all.map(yearly)) };
}

function total([main, ...parts]: (number | null)[]): OfferTotal | null {
  if (main === null || main === undefined) return null;
  const known = parts.filter((part) => part !== null);
  return { ore: main + sumOre(known), isFrom: known.length < parts.length };
}

function monthly({ monthlyOre, yearlyOre }: Prices): number | null {
  return given(monthlyOre, yearlyOre);
}

function yearly(prices: Prices): number | null {
  const { monthlyOre, yearlyOre } = prices;
  const ofMonth = monthly(prices);
  return given(yearlyOre, monthlyOre) ?? (ofMonth === null ? null : yearOf(ofMonth));
}

/** Nothing costs 0 kr a month and something a year: beside a price, 0 is one that was not given. */
function given(ore: number | null, other: number | null): number | null {
  return ore === 0 && other ? null : ore;
}
