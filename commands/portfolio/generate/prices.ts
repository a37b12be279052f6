import { pricesInKroner } from '../../../contract/in-ore.ts';
import { toKroner, toOre, yearOf } from '../../../domain/money.ts';
import type { Random } from './random.ts';

/** Returns prices in the format of the file, the monthly one between two amounts in kroner. Some have no yearly price. */
export function makePrices(random: Random, [from, to]: readonly [number, number]) {
  const monthlyOre = random.percent(65)
    ? toOre(random.between(from, to))
    : random.between(toOre(from), toOre(to));
  return pricesInKroner({ monthlyOre, yearlyOre: random.percent(12) ? null : yearOf(monthlyOre) });
}

/** Returns an amount in øre, rounded to whole kroner and at least one krone. */
export function wholeKroner(ore: number): number {
  return toOre(Math.max(1, Math.round(toKroner(ore))));
}
