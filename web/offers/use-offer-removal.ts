import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Offer } from '../../contract/offers.ts';
import { HttpError } from '../platform/fetch.ts';
import { deleteOffer } from './queries.ts';
import { takeOutOffer } from './take-out-offer.ts';

/**
 * Deleting an offer (overview 4.2). `onGone` is told before the offer leaves the list. An offer that was gone already,
 * deleted in another tab, say, ends as gone; every other failure is the customer's to try again.
 */
export function useOfferRemoval(offer: Offer, onGone: () => void) {
  const client = useQueryClient();
  return useMutation({
    // Without a network it is to fail at once, not to wait unseen.
    networkMode: 'always',
    mutationFn: () => untilGone(offer),
    onSuccess: async () => {
      onGone();
      await takeOutOffer(client, offer);
    },
  });
}

async function untilGone(offer: Offer): Promise<void> {
  try {
    await deleteOffer(offer);
  } catch (error) {
    if (!(error instanceof HttpError && error.status === 404)) throw error;
  }
}
