import { SHIPPED_SYSTEMS, type System, type SystemSettings } from './systems.ts';

/** The distributor's own insurer, and the systems if its file names some. */
export type Insurers = { insurer: string; systems?: readonly SystemSettings[] | undefined };

/** Returns the company of an insurance: its system's, or else `insurer` (spec: overview §2.1, beyond §6). */
export function insurerOf({ systemSource }: { systemSource: System }, of: Insurers): string {
  const systems: readonly SystemSettings[] = of.systems ?? SHIPPED_SYSTEMS;
  return systems.find(({ name }) => name === systemSource)?.insurer ?? of.insurer;
}

/** Returns the companies of the agreements, the distributor's first; without agreements only `insurer`. */
export function insurersOf(agreements: readonly { systemSource: System }[], of: Insurers): readonly string[] {
  const names = new Set(agreements.map((agreement) => insurerOf(agreement, of)));
  const own = names.delete(of.insurer) || names.size === 0 ? [of.insurer] : [];
  return [...own, ...names];
}
