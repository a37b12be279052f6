import { endpointQuery } from '../platform/api/endpoint-query.ts';

const STALE_MS = 60_000;

/** The query for the customer's documents in all systems, the newest first (spec: beyond §1). */
export const documentsQuery = endpointQuery('GET /dokumenter', { staleTime: STALE_MS });

/**
 * Returns the query for the documents of one insurance. A server of the previous version answers with all
 * documents.
 */
export function documentsOfQuery(policyNumber: string) {
  return endpointQuery('GET /dokumenter', { query: { avtalenummer: policyNumber }, staleTime: STALE_MS });
}
