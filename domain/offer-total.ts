import { sumOre, toKroner, toOre, yearlyOre } from './money.ts';

type Priced = { monthlyPrice?: number | undefined; yearlyPrice?: number | undefined };
type WithPackage = Priced & { pakkeTilbud?: readonly Priced[] | undefined };

/**
 * What an offer costs with all of its package: the main offer and the package offers, in kroner, added in whole øre
 * (overview 4.2).
 */
export function offerTotals(offer: WithPackage): { monthly: number; yearly: number } {
  const all = [offer, ...(offer.pakkeTilbud ?? [])];
  return { monthly: toKroner(sumOre(all.map(monthly))), yearly: toKroner(sumOre(all.map(yearly))) };
}

function monthly({ monthlyPrice = 0 }: Priced): number {
  return toOre(monthlyPrice);
}

function yearly(priced: Priced): number {
  const { yearlyPrice } = priced;
  return yearlyOre(monthly(priced), yearlyPrice === undefined ? undefined : toOre(yearlyPrice));
}
