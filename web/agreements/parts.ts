import type { CustomerAgreementInOre } from '../../contract/in-ore.ts';
import { CHUNK_SIZE } from '../platform/use-rendered-count.ts';
import type { AgreementGroup } from './groups.ts';

/**
 * Up to 24 agreements of a group. `start` is the index of the first one among the agreements of all groups.
 */
export type Part = { start: number; agreements: readonly CustomerAgreementInOre[] };
export type ChunkedGroup = AgreementGroup & { parts: readonly Part[] };

/** Returns the groups with their agreements divided into parts, in the same order. */
export function toChunks(groups: readonly AgreementGroup[]): ChunkedGroup[] {
  let start = 0;
  return groups.map((group) => {
    const parts = partsOf(group.agreements, start);
    start += group.agreements.length;
    return { ...group, parts };
  });
}

function partsOf(agreements: readonly CustomerAgreementInOre[], groupStart: number): Part[] {
  return Array.from({ length: Math.ceil(agreements.length / CHUNK_SIZE) }, (_, index) => ({
    start: groupStart + index * CHUNK_SIZE,
    agreements: agreements.slice(index * CHUNK_SIZE, (index + 1) * CHUNK_SIZE),
  }));
}
