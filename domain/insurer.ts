import { INTEGRATION_SYSTEMS, type System } from './systems.ts';

/** The company behind the partner group's own insurances. */
const PARTNER_INSURER = 'Eika Forsikring';

/**
 * Returns the company that provides an insurance: the partner group's own come from a company of the group, all others
 * from the distributor's `insurer` (spec: overview §2.1, beyond §6).
 */
export function insurerOf({ systemSource }: { systemSource: System }, insurer: string): string {
  return (INTEGRATION_SYSTEMS as readonly System[]).includes(systemSource) ? PARTNER_INSURER : insurer;
}

/** Returns the companies behind insurances, the distributor's first; `insurer` only where there is no insurance. */
export function insurersOf(
  agreements: readonly { systemSource: System }[],
  insurer: string,
): readonly string[] {
  const names = new Set(agreements.map((agreement) => insurerOf(agreement, insurer)));
  if (names.size === 0) return [insurer];
  return [insurer, PARTNER_INSURER].filter((name) => names.has(name));
}
