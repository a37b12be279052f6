import type { CoverHitInOre } from '../../contract/in-ore.ts';

/** The groups of the answers, in their order on the page. */
export const GROUPS = ['covered', 'notCovered', 'mentioned'] as const;
export type Group = (typeof GROUPS)[number];

/** Returns the answers by group, without empty groups (spec: beyond §8). */
export function groupHits(hits: readonly CoverHitInOre[]): { group: Group; hits: CoverHitInOre[] }[] {
  const byGroup = Map.groupBy(hits, ({ inkludert }): Group => {
    if (inkludert === null) return 'mentioned';
    return inkludert ? 'covered' : 'notCovered';
  });
  return GROUPS.flatMap((group) => {
    const ofGroup = byGroup.get(group);
    return ofGroup ? [{ group, hits: ofGroup }] : [];
  });
}
