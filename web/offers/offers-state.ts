import type { ListedOfferInOre, OfferListInOre } from '../../contract/in-ore.ts';
import type { System } from '../../domain/systems.ts';
import { hasFailed, type Result } from '../platform/api/answers.ts';
import { purchaseTarget } from './purchase-target.ts';

/** An offer that can be shown, with the address of its 'Vis tilbudet' link. */
export type ShownOffer = { offer: ListedOfferInOre; href: string };

/** The state of the offers (spec: overview §4.2). If `incomplete`, some may be missing in `missingFrom`. */
export type OfferListState =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; offers: readonly ShownOffer[]; incomplete: boolean; missingFrom: readonly System[] };

/** Returns the state of the offers from their query. A failed request hides the list (spec: overview §8). */
export function offerListState(answer: Result<OfferListInOre>): OfferListState {
  if (hasFailed(answer)) return { status: 'failed' };
  const { data } = answer;
  if (!data) return { status: 'loading' };
  const { systemSourceError: incomplete, manglerFra: missingFrom = [] } = data;
  return { status: 'ready', offers: offersWithTarget(data), incomplete, missingFrom };
}

/** Returns the offers to show, in order, without unsupported product types (spec: overview §2.3). */
function offersWithTarget({ tilbud }: OfferListInOre): ShownOffer[] {
  return tilbud.flatMap((offer) => {
    const href = purchaseTarget(offer);
    return href === null ? [] : [{ offer, href }];
  });
}

/** Returns whether the customer certainly has no offers. An incomplete empty list is no proof. */
export function hasNoOffers(state: OfferListState): boolean {
  return state.status === 'ready' && state.offers.length === 0 && !state.incomplete;
}
