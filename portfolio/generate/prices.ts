import type { Random } from './random.ts';

/** Kroner a month and a year between two whole ones, counted in øre: most are whole, and a few have no yearly one. */
export function pricesOf(
  random: Random,
  [from, to]: readonly [number, number],
): {
  monthlyPrice: number;
  yearlyPrice?: number;
} {
  const ore = random.percent(65) ? 100 * random.between(from, to) : random.between(100 * from, 100 * to);
  const monthlyPrice = ore / 100;
  return random.percent(12) ? { monthlyPrice } : { monthlyPrice, yearlyPrice: (12 * ore) / 100 };
}
