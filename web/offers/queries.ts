import { offerListInOre, presentPricesInOre } from '../../contract/in-ore.ts';
import type { OfferCount } from '../../contract/offers.ts';
import { endpointQuery } from '../platform/api/endpoint-query.ts';

/** The customer's offers (spec: overview §7). They are fresh for 30 s (spec: overview §9). */
export const offersQuery = endpointQuery('GET /avtaleoversikt/tilbud', {
  staleTime: 30_000,
  select: offerListInOre,
});

/** The number of offers that can be shown (spec: decisions §4). */
export const offerCountQuery = endpointQuery('GET /avtaleoversikt/tilbud/antall');

/** The queries that a removed offer changes: its last day is also a coming date. */
export const OFFER_KEYS = [
  offersQuery.queryKey,
  offerCountQuery.queryKey,
  endpointQuery('GET /avtaleoversikt/sammendrag').queryKey,
];

/** The known prices that the customer pays today for the objects of the offers (ADR-032). */
export const presentPricesQuery = endpointQuery('GET /avtaleoversikt/tilbud/dagenspriser', {
  staleTime: 30_000,
  select: presentPricesInOre,
});

/**
 * Returns the number of offers to show in the menu; 0 before the first answer. Returns null if the number is
 * unknown: the request failed, or no offers were found and a system did not answer.
 */
export function offerCountInMenu({ data, isError }: { data: OfferCount | undefined; isError: boolean }) {
  if (!data) return isError ? null : 0;
  return data.antall === 0 && data.systemSourceError ? null : data.antall;
}
