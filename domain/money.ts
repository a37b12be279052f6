const MONTHS = 12;

export type PriceUnit = 'kr' | 'kr/md' | 'kr/år';

/** How a language writes amounts. */
export type AmountFormats = {
  readonly thousands: string;
  readonly decimal: string;
  /** before the amount, with its space */
  readonly currency: string;
  /** between the amount and its unit */
  readonly unitGap: string;
  readonly units: Readonly<Record<PriceUnit, string>>;
};

/** The prices that a source gives, in whole øre; null for a price that the source does not give. */
export type Prices = { monthlyOre: number | null; yearlyOre: number | null };

/** Returns kroner as whole øre, rounded to the nearest. Only `contract/in-ore.ts` calls it (ADR-010). */
export function toOre(kroner: number): number {
  return Math.round(kroner * 100);
}

/** Returns whole øre as kroner: a number with at most two decimals. Only `contract/in-ore.ts` calls it. */
export function toKroner(ore: number): number {
  return ore / 100;
}

/** Returns whether kroner are whole øre, within the precision of binary fractions. */
export function isWholeOre(kroner: number): boolean {
  return Math.abs(kroner * 100 - toOre(kroner)) < 1e-4;
}

/** Returns kroner rounded to whole øre, still in kroner. */
export function roundToOre(kroner: number): number {
  return toKroner(toOre(kroner));
}

/** Returns the sum of whole øre. */
export function sumOre(ores: readonly number[]): number {
  return ores.reduce((sum, ore) => sum + ore, 0);
}

/** Returns the cost of twelve months, in øre. */
export function yearOf(monthlyOre: number): number {
  return monthlyOre * MONTHS;
}

/** Returns the monthly cost of a yearly price, rounded to whole øre. */
export function monthOf(yearlyOre: number): number {
  return Math.round(yearlyOre / MONTHS);
}

/**
 * Returns øre formatted as kroner (spec: shell §5). In bokmål: thousands separated by no-break spaces, a
 * comma and two decimals unless the amount is an integer, and no currency. `Intl` is not used: Node and
 * browsers have different locale data, whose separators change between versions. Hydration requires the same
 * text in both.
 */
export function formatAmount(ore: number, { thousands, decimal }: AmountFormats): string {
  const whole = String(Math.floor(Math.abs(ore) / 100)).replace(/\B(?=(\d{3})+$)/g, thousands);
  const rest = Math.abs(ore) % 100;
  const decimals = rest === 0 ? '' : `${decimal}${String(rest).padStart(2, '0')}`;
  return `${ore < 0 ? '−' : ''}${whole}${decimals}`;
}

/** Returns øre with currency and unit in a language's format: '462,50 kr/md', in English 'NOK 462.50/month'. */
export function formatOre(ore: number, unit: PriceUnit, formats: AmountFormats): string {
  const { currency, unitGap, units } = formats;
  return `${currency}${formatAmount(ore, formats)}${unitGap}${units[unit]}`;
}
