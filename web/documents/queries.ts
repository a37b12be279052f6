import { endpointQuery } from '../platform/api/endpoint-query.ts';

const STALE_MS = 60_000;

/** The customer's documents in all systems, the newest first (spec: beyond §1). */
export const documentsQuery = endpointQuery('GET /dokumenter', { staleTime: STALE_MS });

/** Those of an insurance; a server of the version before answers with all. */
export function documentsOfQuery(policyNumber: string) {
  return endpointQuery('GET /dokumenter', { query: { avtalenummer: policyNumber }, staleTime: STALE_MS });
}
