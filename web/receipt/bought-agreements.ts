import type { AgreementInOre } from '../../contract/in-ore.ts';
import { isHeld } from '../../domain/standing.ts';
import { type AgreementsState, isIncomplete } from '../agreements/agreements-state.ts';

/** The state of the bought insurance. `none` means that it is not yet among the customer's agreements. */
export type Bought =
  | { status: 'found'; agreements: readonly AgreementInOre[] }
  | { status: 'loading' | 'failed' | 'none' };

/**
 * Returns the customer's agreements of the bought product type, without those about to end. No source tells
 * which of several is the new one.
 */
export function boughtAgreements(state: AgreementsState, productType: string): Bought {
  if (state.status !== 'ready') return { status: state.status };
  const agreements = state.list.avtaler.filter(
    (each) => each.productType === productType && isHeld(each) && each.standing !== 'ENDING',
  );
  if (agreements.length > 0) return { status: 'found', agreements };
  if (state.alsoLoading) return { status: 'loading' };
  return { status: isIncomplete(state) ? 'failed' : 'none' };
}
