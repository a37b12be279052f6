import type { QueryClient } from '@tanstack/react-query';
import type { PathParameters } from '../../domain/match-path.ts';
import { documentsQuery } from '../documents/queries.ts';
import { endpointQuery } from '../platform/api/endpoint-query.ts';
import { type ItemKey, itemKeyOf } from '../platform/api/item-key.ts';
import type { PageQuery } from '../platform/api/prefetch.ts';

const STALE_MS = 60_000;

// What makes øre of an answer comes with the page. A server of the version before answers all of these with all claims.

/** The customer's claims in all systems without their events, the latest reported first (spec: beyond §1). */
export const claimsQuery = endpointQuery('GET /skader', {
  query: { uten: 'hendelser' },
  staleTime: STALE_MS,
});

/** The claims on an insurance without their events. */
export function claimsOfQuery(policyNumber: string) {
  return endpointQuery('GET /skader', {
    query: { avtalenummer: policyNumber, uten: 'hendelser' },
    staleTime: STALE_MS,
  });
}

/** One claim with its events, as a list that is empty where the customer has none such. */
export function claimQuery({ systemSource, id }: ItemKey) {
  return endpointQuery('GET /skader', { query: { systemSource, id }, staleTime: STALE_MS });
}

/** Returns what the page of a claim renders from, as far as it is known which, beside the insurances. */
export function claimPageQueries(client: QueryClient, parameters: PathParameters): readonly PageQuery[] {
  const key = itemKeyOf(parameters);
  if (!key) return [];
  const [claim] = client.getQueryData(claimQuery(key).queryKey)?.skader ?? [];
  return [claimQuery(key), ...(claim?.dokumentIder?.length ? [documentsQuery] : [])];
}
