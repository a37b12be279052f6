import { isHeld } from '../../domain/standing.ts';
import type { AgreementsState } from '../agreements/agreements-state.ts';

/**
 * Returns whether the customer certainly has both a private contents insurance and the union's, neither
 * ending.
 */
export function hasTwoContents(agreements: AgreementsState): boolean {
  if (agreements.status !== 'ready') return false;
  const kept = agreements.list.avtaler.filter((each) => isHeld(each) && each.standing !== 'ENDING');
  return ['INNBO', 'KOLLEKTIV_HJEM'].every((type) => kept.some(({ productType }) => productType === type));
}
