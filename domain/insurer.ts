import { INTEGRATION_SYSTEMS, type System } from './systems.ts';

/** The company that provides the partner group's insurances. */
const PARTNER_INSURER = 'Eika Forsikring';

/**
 * Returns the company that provides an insurance. The partner group's insurances come from its own company,
 * all others from the distributor's `insurer` (spec: overview §2.1, beyond §6).
 */
export function insurerOf({ systemSource }: { systemSource: System }, insurer: string): string {
  return (INTEGRATION_SYSTEMS as readonly System[]).includes(systemSource) ? PARTNER_INSURER : insurer;
}

/**
 * Returns the companies that provide the agreements, the distributor's first. Without agreements it is only
 * `insurer`.
 */
export function insurersOf(
  agreements: readonly { systemSource: System }[],
  insurer: string,
): readonly string[] {
  const names = new Set(agreements.map((agreement) => insurerOf(agreement, insurer)));
  if (names.size === 0) return [insurer];
  return [insurer, PARTNER_INSURER].filter((name) => names.has(name));
}
