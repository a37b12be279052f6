import { compareSystems, type System } from '../../domain/systems.ts';

type Item = { systemSource: System; id: string };

/** Returns the items sorted by `dateOf`, latest first. Items with the same date are in a fixed order. */
export function newestFirst<Of extends Item>(items: readonly Of[], dateOf: (item: Of) => string): Of[] {
  return items.toSorted(
    (a, b) =>
      compare(dateOf(b), dateOf(a)) || compareSystems(a.systemSource, b.systemSource) || compare(a.id, b.id),
  );
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
