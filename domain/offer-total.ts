import { sumOre, toKroner, toOre, yearlyOre } from './money.ts';

type Priced = { monthlyPrice?: number | undefined; yearlyPrice?: number | undefined };
type WithPackage = Priced & { pakkeTilbud?: readonly Priced[] | undefined };

/** A sum in kroner. `isFrom`: a part of the package lacks its price, so that the whole costs at least this. */
export type OfferTotal = { amount: number; isFrom: boolean };

/**
 * What an offer costs with all of its package, in kroner, added in whole øre (spec: overview §4.2): a month and a year
 * each for themselves. Null where the main offer lacks its own price, since what the rest costs says nothing of the
 * whole.
 */
export function offerTotals(offer: WithPackage): { monthly: OfferTotal | null; yearly: OfferTotal | null } {
  const all = [offer, ...(offer.pakkeTilbud ?? [])];
  return { monthly: total(all.map(monthly)), yearly: total(all.map(yearly)) };
}

function total([main, ...parts]: (number | undefined)[]): OfferTotal | null {
  if (main === undefined) return null;
  const known = parts.filter((part) => part !== undefined);
  return { amount: toKroner(main + sumOre(known)), isFrom: known.length < parts.length };
}

function monthly({ monthlyPrice, yearlyPrice }: Priced): number | undefined {
  return givenOre(monthlyPrice, yearlyPrice);
}

function yearly(priced: Priced): number | undefined {
  const { monthlyPrice, yearlyPrice } = priced;
  const ofMonth = monthly(priced);
  const ofYear = givenOre(yearlyPrice, monthlyPrice);
  return ofMonth === undefined ? ofYear : yearlyOre(ofMonth, ofYear);
}

/** Nothing costs 0 kr a month and something a year: beside a price, 0 is one that was not given. */
function givenOre(price: number | undefined, other = 0): number | undefined {
  return price === undefined || (price === 0 && other > 0) ? undefined : toOre(price);
}
