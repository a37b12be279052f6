const NO_BREAK_SPACE = '\u00a0';

/** Kroner from the wire (at most two decimals) as whole øre. */
export function toOre(kroner: number): number {
  return Math.round(kroner * 100);
}

/** Whole øre as kroner for the wire: a number with at most two decimals. */
export function toKroner(ore: number): number {
  return ore / 100;
}

/** Whole øre, added. */
export function sumOre(ores: readonly number[]): number {
  return ores.reduce((sum, ore) => sum + ore, 0);
}

/** What a year costs, in whole øre; where nothing is said of it, 12 times what a month does (spec: decisions §4). */
export function yearlyOre(monthly: number, yearly: number | null | undefined): number {
  return yearly ?? monthly * 12;
}

/**
 * An amount of kroner as the screens write it (spec: shell §5): thousands apart by no-break spaces, a comma and two
 * decimals only where it is not an integer, no currency. Written by hand, since the server and the browsers
 * carry different locale data and would draw different pages.
 */
export function formatAmount(kroner: number): string {
  const ore = Math.abs(toOre(kroner));
  const whole = String(Math.floor(ore / 100)).replace(/\B(?=(\d{3})+$)/g, NO_BREAK_SPACE);
  const rest = ore % 100;
  const decimals = rest === 0 ? '' : `,${String(rest).padStart(2, '0')}`;
  return `${kroner < 0 && ore > 0 ? '−' : ''}${whole}${decimals}`;
}

/** An amount with its unit: '186 kr', '462,50 kr/md', '5 550 kr/år'. */
export function formatKroner(kroner: number, unit: 'kr' | 'kr/md' | 'kr/år' = 'kr'): string {
  return `${formatAmount(kroner)}${NO_BREAK_SPACE}${unit}`;
}
