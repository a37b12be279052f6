import { useQueryClient } from '@tanstack/react-query';
import { texts } from '#texts/offers.ts';
import type { OfferInOre } from '../../contract/in-ore.ts';
import { HttpError } from '../platform/api/http-error.ts';
import { request } from '../platform/api/request.ts';
import { OutcomeUnknown, saveAndVerify } from '../platform/api/save.ts';
import { useSave } from '../platform/api/use-save.ts';
import { showUnseenFailure } from '../toasts/show-toast.ts';
import { isSameOffer } from './offer-list.ts';
import { deleteOffer } from './queries.ts';
import { askForOffers, takeOutOffer } from './take-out-offer.ts';

type Events = {
  /** called when the offer is deleted, before it leaves the list */
  onLeaving: () => void;
  /** called when it has left the list, with the number of offers left, or null if it is unknown */
  onGone: (left: number | null) => void;
};

/**
 * Returns the mutation that deletes an offer (spec: overview §4.2). An offer that is already gone, for
 * example deleted in another tab, counts as deleted. The customer can retry after any other failure. If the
 * outcome is unknown, the list is refetched.
 */
export function useOfferRemoval(offer: OfferInOre, { onLeaving, onGone }: Events) {
  const client = useQueryClient();
  return useSave(
    {
      mutationFn: () =>
        saveAndVerify(
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
    },
    () => showUnseenFailure(texts.removal.failed),
  );
}

async function untilGone(offer: OfferInOre): Promise<boolean> {
  try {
    await deleteOffer(offer);
  } catch (error) {
    if (!(error instanceof HttpError && error.status === 404)) throw error;
  }
  return true;
}

/** Returns whether the offer is gone from the list. Throws if an incomplete list may be the reason. */
async function isGone(offer: OfferInOre, signal: AbortSignal): Promise<boolean> {
  const { tilbud, systemSourceError } = await request('GET /avtaleoversikt/tilbud', { signal });
  if (tilbud.some((each) => isSameOffer(each, offer))) return false;
  if (systemSourceError) throw new Error('The list of offers is incomplete');
  return true;
}
