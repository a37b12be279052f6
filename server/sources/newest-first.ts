import { compareTexts } from '../../domain/compare.ts';
import { compareSystems, type System } from '../../domain/systems.ts';

type Item = { systemSource: System; id: string };

/** Returns the items sorted by `dateOf`, latest first. Items with the same date are in a fixed order. */
export function newestFirst<Of extends Item>(items: readonly Of[], dateOf: (item: Of) => string): Of[] {
  return items.toSorted(
    (a, b) =>
      compareTexts(dateOf(b), dateOf(a)) ||
      compareSystems(a.systemSource, b.systemSource) ||
      compareTexts(a.id, b.id),
  );
}
