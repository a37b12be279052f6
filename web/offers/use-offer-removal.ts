import { useQueryClient } from '@tanstack/react-query';
import type { OfferInOre } from '../../contract/in-ore.ts';
import { HttpError } from '../platform/api/http-error.ts';
import { request } from '../platform/api/request.ts';
import { OutcomeUnknown, saveSurely } from '../platform/api/save.ts';
import { useSave } from '../platform/api/use-save.ts';
import { isSameOffer } from './offer-list.ts';
import { deleteOffer } from './queries.ts';
import { askForOffers, takeOutOffer } from './take-out-offer.ts';

type Events = {
  /** the offer is deleted, and about to leave the list */
  onLeaving: () => void;
  /** it has left; receives how many the customer is shown now */
  onGone: (left: number) => void;
};

/**
 * Deleting an offer (spec: overview §4.2). An offer that was gone already, deleted in another tab, say, ends as gone;
 * every other failure is the customer's to try again. Where nobody knows whether it was deleted, the list is asked for
 * anew.
 */
export function useOfferRemoval(offer: OfferInOre, { onLeaving, onGone }: Events) {
  const client = useQueryClient();
  return useSave({
    mutationFn: () =>
      saveSurely(
        () => untilGone(offer),
        (signal) => isGone(offer, signal),
        (gone) => gone,
      ),
    onSuccess: async () => {
      onLeaving();
      onGone(await takeOutOffer(client, offer));
    },
    onError: (error) => {
      if (error instanceof OutcomeUnknown) askForOffers(client);
    },
  });
}

async function untilGone(offer: OfferInOre): Promise<boolean> {
  try {
    await deleteOffer(offer);
  } catch (error) {
    if (!(error instanceof HttpError && error.status === 404)) throw error;
  }
  return true;
}

/** Whether the list is without the offer. Throws where that may be because something is missing from the list. */
async function isGone(offer: OfferInOre, signal: AbortSignal): Promise<boolean> {
  const { tilbud, systemSourceError } = await request('GET /avtaleoversikt/tilbud', { signal });
  if (tilbud.some((each) => isSameOffer(each, offer))) return false;
  if (systemSourceError) throw new Error('Something is missing from the offers');
  return true;
}
