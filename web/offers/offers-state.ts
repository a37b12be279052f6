import type { OfferInOre, OfferListInOre } from '../../contract/in-ore.ts';
import type { System } from '../../domain/systems.ts';
import { hasFailed } from '../platform/api/answers.ts';
import { purchaseTarget } from './purchase-target.ts';

type Answer = { data: OfferListInOre | undefined; isError: boolean; errorUpdateCount: number };

/** An offer that can be shown, with the address that 'Vis tilbudet' leads to. */
export type ShownOffer = { offer: OfferInOre; href: string };

/** What the screen knows of the customer's offers (spec: overview §4.2); `incomplete`: some may be missing, from the systems that are named. */
export type OffersState =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; offers: readonly ShownOffer[]; incomplete: boolean; missingFrom: readonly System[] };

/** The state of the offers by their answer: a request that failed hides the list (spec: overview §8). */
export function offersState(answer: Answer): OffersState {
  if (hasFailed(answer)) return { status: 'failed' };
  const { data } = answer;
  if (!data) return { status: 'loading' };
  const { systemSourceError: incomplete, manglerFra: missingFrom = [] } = data;
  return { status: 'ready', offers: shownOffers(data), incomplete, missingFrom };
}

/**
 * The offers of a list that are shown, in its order: product types that we don't support are not (spec: overview §2.3).
 */
function shownOffers({ tilbud }: OfferListInOre): ShownOffer[] {
  return tilbud.flatMap((offer) => {
    const href = purchaseTarget(offer);
    return href === null ? [] : [{ offer, href }];
  });
}

/** Whether we know that the customer has no offers: an empty list with something missing doesn't say so. */
export function hasNone(state: OffersState): boolean {
  return state.status === 'ready' && state.offers.length === 0 && !state.incomplete;
}
