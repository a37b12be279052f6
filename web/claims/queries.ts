import type { QueryClient } from '@tanstack/react-query';
import type { PathParameters } from '../../domain/match-path.ts';
import { documentsQuery } from '../documents/queries.ts';
import { endpointQuery } from '../platform/api/endpoint-query.ts';
import { type ItemKey, itemKeyOf } from '../platform/api/item-key.ts';
import type { PageQuery } from '../platform/api/prefetch.ts';

// The conversion of responses to øre is loaded with the page. A server of the previous version answers all of
// these queries with all claims.

/** The query for the customer's claims in all systems without events, the latest reported first (spec: beyond §1). */
export const claimsQuery = endpointQuery('GET /skader', {
  query: { uten: 'hendelser' },
});

/** Returns the query for the claims on one insurance, without events. */
export function claimsOfQuery(policyNumber: string) {
  return endpointQuery('GET /skader', {
    query: { avtalenummer: policyNumber, uten: 'hendelser' },
  });
}

/** Returns the query for one claim with its events. The list is empty if the customer does not have the claim. */
export function claimQuery({ systemSource, id }: ItemKey) {
  return endpointQuery('GET /skader', { query: { systemSource, id } });
}

/** Returns the queries that decide whether the customer has the claim of the address. */
export function oneClaimQueries(parameters: PathParameters) {
  const key = itemKeyOf(parameters);
  return key ? [claimQuery(key)] : [];
}

/** Returns the queries that the page of a claim needs, as far as they are known, except those for insurances. */
export function claimPageQueries(client: QueryClient, parameters: PathParameters): readonly PageQuery[] {
  const [query] = oneClaimQueries(parameters);
  if (!query) return [];
  const [claim] = client.getQueryData(query.queryKey)?.skader ?? [];
  const namesDocuments = claim?.dokumentIder?.length || claim?.begrunnelse?.dokumentId;
  return [query, ...(namesDocuments ? [documentsQuery] : [])];
}
