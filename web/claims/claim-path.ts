import type { Claim } from '../../contract/claims.ts';

/** Returns the path of a claim's page below `BASE_PATH` (spec: beyond §1). */
export function claimPath({ systemSource, id }: Pick<Claim, 'systemSource' | 'id'>): string {
  return `/skadesaker/${systemSource}/${encodeURIComponent(id)}`;
}
