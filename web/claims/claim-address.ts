import type { Claim } from '../../contract/claims.ts';
import { addressOf } from '../../domain/paths.ts';

/** Returns the URL path of a claim's page (spec: beyond §1). */
export function claimAddress({ systemSource, id }: Pick<Claim, 'systemSource' | 'id'>): string {
  return `${addressOf('/skadesaker')}/${systemSource}/${encodeURIComponent(id)}`;
}
