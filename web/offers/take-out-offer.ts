import type { QueryClient } from '@tanstack/react-query';
import { isOfferType } from '../../domain/offer-types.ts';
import { tellTabsOfChange } from '../platform/session/tell-tabs.ts';
import { isSameOffer, type OfferKey } from './offer-list.ts';
import { OFFER_KEYS, offerCountQuery, offersQuery } from './queries.ts';

/**
 * Removes an offer from the cached list and count, then refetches both, also in other tabs (spec: overview §4.2).
 * Returns the number of offers that the customer still has, or null if the list is incomplete.
 */
export async function takeOutOffer(client: QueryClient, offer: OfferKey): Promise<number | null> {
  // An answer from before the deletion would restore the offer.
  await Promise.all(OFFER_KEYS.map((queryKey) => client.cancelQueries({ queryKey, exact: true })));
  const list = client.setQueryData(
    offersQuery.queryKey,
    (before) => before && { ...before, tilbud: before.tilbud.filter((each) => !isSameOffer(each, offer)) },
  );
  const antall = list?.tilbud.filter(({ productType }) => isOfferType(productType)).length ?? 0;
  const isIncomplete = list?.systemSourceError ?? true;
  if (list) client.setQueryData(offerCountQuery.queryKey, { antall, systemSourceError: isIncomplete });
  askForOffers(client);
  tellTabsOfChange(client);
  return isIncomplete ? null : antall;
}

/** Refetches the list and the count. */
export function askForOffers(client: QueryClient): void {
  for (const queryKey of OFFER_KEYS) void client.invalidateQueries({ queryKey, exact: true });
}
