import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { texts } from '#texts/offers.ts';
import type { OfferInOre } from '../../contract/in-ore.ts';
import { isOfferType } from '../../domain/offer-types.ts';
import { request } from '../platform/api/request.ts';
import { OutcomeUnknown, saveAndVerify, untilGone } from '../platform/api/save.ts';
import { useSave } from '../platform/api/use-save.ts';
import { tellTabsOfChange } from '../platform/session/tell-tabs.ts';
import { showUnseenFailure } from '../toasts/show-toast.ts';
import { isSameOffer, type OfferKey } from './offer-list.ts';
import { OFFER_KEYS, offerCountQuery, offersQuery } from './queries.ts';

export type RemovalEvents = {
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
export function useOfferRemoval(offer: OfferInOre, { onLeaving, onGone }: RemovalEvents) {
  const client = useQueryClient();
  return useSave(
    {
      mutationFn: () =>
        saveAndVerify<boolean>(
          () => remove(offer),
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

/** Deletes an offer in its system (spec: overview §7). */
async function remove({ policyNumber, systemSource }: OfferInOre): Promise<true> {
  const options = { params: { avtaleNummer: policyNumber }, query: { systemSource } };
  await untilGone(request('DELETE /avtaleoversikt/tilbud/:avtaleNummer', options));
  return true;
}

/** Returns whether the offer is gone from the list. Throws if an incomplete list may be the reason. */
async function isGone(offer: OfferInOre, signal: AbortSignal): Promise<boolean> {
  const { tilbud, systemSourceError } = await request('GET /avtaleoversikt/tilbud', { signal });
  if (tilbud.some((each) => isSameOffer(each, offer))) return false;
  if (systemSourceError) throw new Error('The list of offers is incomplete');
  return true;
}

/**
 * Removes an offer from the cached list and count, then refetches what it changes, also in other tabs (spec: overview §4.2).
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

function askForOffers(client: QueryClient): void {
  for (const queryKey of OFFER_KEYS) void client.invalidateQueries({ queryKey, exact: true });
}
