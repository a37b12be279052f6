import { withoutZero } from './agreement-cost.ts';
import { type Prices, sumOre, yearOf } from './money.ts';

type WithPackage = Prices & { packageOffers?: readonly Prices[] | null };

/** A sum in whole øre. `isFrom`: a part of the package has no price, so the total is a minimum. */
export type OfferTotal = { ore: number; isFrom: boolean };

/**
 * Returns the total price of an offer with its package, in whole øre, separately for a month and for a year
 * (spec: overview §4.2). Null when the main offer has no price, since the rest of the package is not a total.
 */
export function offerTotals(offer: WithPackage): { monthly: OfferTotal | null; yearly: OfferTotal | null } {
  const all = [offer, ...(offer.packageOffers ?? [])].map(withoutZero);
  return { monthly: total(all.map(({ monthlyOre }) => monthlyOre)), yearly: total(all.map(yearly)) };
}

function total([main, ...parts]: (number | null)[]): OfferTotal | null {
  if (main === null || main === undefined) return null;
  const known = parts.filter((part) => part !== null);
  return { ore: main + sumOre(known), isFrom: known.length < parts.length };
}

function yearly({ monthlyOre, yearlyOre }: Prices): number | null {
  return yearlyOre ?? (monthlyOre === null ? null : yearOf(monthlyOre));
}
