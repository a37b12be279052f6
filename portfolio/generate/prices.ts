import { pricesInKroner } from '../../contract/in-ore.ts';
import { toOre, yearOf } from '../../domain/money.ts';
import type { Random } from './random.ts';

/** Returns a month between two whole kroner, and a year, as the file has them: most are whole, and a few have no yearly one. */
export function pricesOf(random: Random, [from, to]: readonly [number, number]) {
  const monthlyOre = random.percent(65)
    ? toOre(random.between(from, to))
    : random.between(toOre(from), toOre(to));
  return pricesInKroner({ monthlyOre, yearlyOre: random.percent(12) ? null : yearOf(monthlyOre) });
}
