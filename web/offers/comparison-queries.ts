import { SYSTEM_NAME } from '../../domain/systems.ts';
import { endpointQuery } from '../platform/api/endpoint-query.ts';
import type { PageQuery } from '../platform/api/prefetch.ts';
import type { OfferKey } from './offer-list.ts';

/** Returns the query for the offers on the object of an offer, and what the customer has on it. */
export function comparisonQuery({ systemSource, policyNumber }: OfferKey) {
  return endpointQuery('GET /avtaleoversikt/tilbud/sammenligning', {
    query: { systemSource, policyNumber },
    staleTime: 30_000,
  });
}

/** Returns the queries of the page at an address. */
export function comparisonPageQueries(url: URL): readonly PageQuery[] {
  const offer = comparedOffer(url.searchParams);
  return offer ? [comparisonQuery(offer)] : [];
}

/** Returns the offer that the address of a comparison names, or null if the address is invalid. */
export function comparedOffer(search: URLSearchParams): OfferKey | null {
  const systemSource = search.get('system') ?? '';
  const policyNumber = search.get('tilbud') ?? '';
  const isNumber = policyNumber.length <= 60 && /^\P{Cc}+$/u.test(policyNumber);
  return SYSTEM_NAME.test(systemSource) && isNumber ? { systemSource, policyNumber } : null;
}
