import type { Claim } from '../../contract/claims.ts';
import { addressOf } from '../../domain/paths.ts';

/** Where all claims are (spec: beyond §1). */
export const CLAIMS_ADDRESS = addressOf('/skadesaker');

/** Returns the address of the page of a claim. */
export function claimAddress({ systemSource, id }: Pick<Claim, 'systemSource' | 'id'>): string {
  return `${CLAIMS_ADDRESS}/${systemSource}/${encodeURIComponent(id)}`;
}
