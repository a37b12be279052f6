import type { AgreementInOre } from '../../contract/in-ore.ts';
import { isHeld } from '../../domain/standing.ts';
import { type AgreementsState, isIncomplete } from '../agreements/agreements-state.ts';

/** What is known of the insurance that was bought; `none`: it is not among the customer's agreements yet. */
export type Bought =
  | { status: 'found'; agreements: readonly AgreementInOre[] }
  | { status: 'loading' | 'failed' | 'none' };

/**
 * Returns the customer's agreements of the product type that was bought: which of several is the new one, no source says.
 * Those that are about to end are not among them.
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
