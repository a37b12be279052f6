import { formats } from '#texts/formats.ts';

const MONTHS = 12;

export type PriceUnit = 'kr' | 'kr/md' | 'kr/år';

/** What a source says that something costs, in whole øre; null where it says nothing. */
export type Prices = { monthlyOre: number | null; yearlyOre: number | null };

/** Returns kroner as whole øre, rounded to the nearest. Only the door calls it: `contract/in-ore.ts` (ADR-010). */
export function toOre(kroner: number): number {
  return Math.round(kroner * 100);
}

/** Returns whole øre as kroner: a number with at most two decimals. Only the door calls it. */
export function toKroner(ore: number): number {
  return ore / 100;
}

/** Returns whether kroner are whole øre, as far as a binary fraction can say two decimals. */
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

/** Returns what twelve months cost, in øre. */
export function yearOf(monthlyOre: number): number {
  return monthlyOre * MONTHS;
}

/** Returns what a month costs of what is paid by the year, rounded to whole øre. */
export function monthOf(yearlyOre: number): number {
  return Math.round(yearlyOre / MONTHS);
}

/**
 * Returns øre as the screens write kroner (spec: shell §5): in bokmål thousands apart by no-break spaces, a comma and two
 * decimals only where it is not an integer, no currency. Written by hand and not with `Intl`: Node and each browser bring their own
 * locale data, whose separators change between versions, and hydration wants the same text of both.
 */
export function formatAmount(ore: number, { thousands, decimal } = formats): string {
  const whole = String(Math.floor(Math.abs(ore) / 100)).replace(/\B(?=(\d{3})+$)/g, thousands);
  const rest = Math.abs(ore) % 100;
  const decimals = rest === 0 ? '' : `${decimal}${String(rest).padStart(2, '0')}`;
  return `${ore < 0 ? '−' : ''}${whole}${decimals}`;
}

/**
 * Returns øre with their currency and unit as the language writes them: '186 kr', '462,50 kr/md', in English
 * 'NOK 186', 'NOK 462.50/month'.
 */
export function formatOre(ore: number, unit: PriceUnit, inLanguage = formats): string {
  const { currency, unitGap, units } = inLanguage;
  return `${currency}${formatAmount(ore, inLanguage)}${unitGap}${units[unit]}`;
}
