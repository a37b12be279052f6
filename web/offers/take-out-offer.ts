import type { QueryClient } from '@tanstack/react-query';
import type { Offer } from '../../contract/offers.ts';
import { shownOffers } from './offers-state.ts';
import { offerCountQuery, offersQuery } from './queries.ts';

/** Takes an offer out of the list and the count at once, then asks for both anew (overview 4.2). */
export async function takeOutOffer(client: QueryClient, offer: Offer): Promise<void> {
  const queryKeys = [offersQuery.queryKey, offerCountQuery.queryKey];
  // An answer from before the deletion would bring it back.
  await Promise.all(queryKeys.map((queryKey) => client.cancelQueries({ queryKey, exact: true })));
  const list = client.setQueryData(
    offersQuery.queryKey,
    (before) => before && { ...before, tilbud: before.tilbud.filter((each) => !isSameOffer(each, offer)) },
  );
  if (list) {
    const { systemSourceError } = list;
    client.setQueryData(offerCountQuery.queryKey, { antall: shownOffers(list).length, systemSourceError });
  }
  for (const queryKey of queryKeys) void client.invalidateQueries({ queryKey, exact: true });
}

/** Two systems may have given the same number. */
function isSameOffer(a: Offer, b: Offer): boolean {
  return a.policyNumber === b.policyNumber && a.systemSource === b.systemSource;
}
