import { type OfferInOre, offerListInOre, presentPricesInOre } from '../../contract/in-ore.ts';
import type { OfferCount } from '../../contract/offers.ts';
import { endpointQuery } from '../platform/api/endpoint-query.ts';
import { request } from '../platform/api/request.ts';

/** The customer's offers (spec: overview §7); fresh for 30 s (spec: overview §9). */
export const offersQuery = endpointQuery('GET /avtaleoversikt/tilbud', {
  staleTime: 30_000,
  select: offerListInOre,
});

/** How many offers the customer can be shown (spec: decisions §4). */
export const offerCountQuery = endpointQuery('GET /avtaleoversikt/tilbud/antall');

/** What the customer pays today for what the offers are on, where that is known (ADR-032). */
export const presentPricesQuery = endpointQuery('GET /avtaleoversikt/tilbud/dagenspriser', {
  staleTime: 30_000,
  select: presentPricesInOre,
});

/** Deletes an offer in the system that gave it (spec: overview §7). Throws `HttpError`, 404 where it is gone already. */
export async function deleteOffer({ policyNumber, systemSource }: OfferInOre): Promise<void> {
  await request('DELETE /avtaleoversikt/tilbud/:avtaleNummer', {
    params: { avtaleNummer: policyNumber },
    query: { systemSource },
  });
}

/**
 * How many offers the menu shows; null where there may be some and nobody knows how many: the request failed, or a
 * system that might have them did not answer. Before the first answer none.
 */
export function offerCountInMenu({ data, isError }: { data: OfferCount | undefined; isError: boolean }) {
  if (!data) return isError ? null : 0;
  return data.antall === 0 && data.systemSourceError ? null : data.antall;
}
