import { toKroner, toOre } from './money.ts';

type Priced = { monthlyPrice?: number | undefined; yearlyPrice?: number | undefined };
type WithPackage = Priced & { pakkeTilbud?: readonly Priced[] | undefined };

/**
 * What an offer costs with all of its package: the main offer and the package offers, in kroner, added in whole øre
 * (overview 4.2). Where no yearly price is given it is 12 times the monthly one (decisions 4).
 */
export function offerTotals(offer: WithPackage): { monthly: number; yearly: number } {
  const all = [offer, ...(offer.pakkeTilbud ?? [])];
  return { monthly: sum(all.map(monthlyOre)), yearly: sum(all.map(yearlyOre)) };
}

function monthlyOre({ monthlyPrice = 0 }: Priced): number {
  return toOre(monthlyPrice);
}

function yearlyOre(priced: Priced): number {
  return priced.yearlyPrice === undefined ? monthlyOre(priced) * 12 : toOre(priced.yearlyPrice);
}

function sum(ores: readonly number[]): number {
  return toKroner(ores.reduce((total, ore) => total + ore, 0));
}
