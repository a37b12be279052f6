import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Offer } from '../../contract/offers.ts';
import { HttpError } from '../platform/fetch.ts';
import { isSameOffer, shownOffers } from './offers-state.ts';
import { deleteOffer, offerCountQuery, offersQuery } from './queries.ts';

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
      await forgetOffer(client, offer);
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

/** Takes the offer out of the list and the count at once, then asks for both anew. */
async function forgetOffer(client: QueryClient, offer: Offer): Promise<void> {
  const queries = [offersQuery, offerCountQuery];
  // An answer from before the deletion would bring it back.
  await Promise.all(queries.map(({ queryKey }) => client.cancelQueries({ queryKey, exact: true })));
  const list = client.setQueryData(
    offersQuery.queryKey,
    (before) => before && { ...before, tilbud: before.tilbud.filter((each) => !isSameOffer(each, offer)) },
  );
  if (list) client.setQueryData(offerCountQuery.queryKey, { antall: shownOffers(list).length });
  for (const { queryKey } of queries) void client.invalidateQueries({ queryKey, exact: true });
}
