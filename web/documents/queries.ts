import { endpointQuery } from '../platform/api/endpoint-query.ts';

/** The query for the customer's documents in all systems, the newest first (spec: beyond §1). */
export const documentsQuery = endpointQuery('GET /dokumenter');

/** Returns the query of one insurance's documents. A server of the previous version answers with all. */
export function documentsOfQuery(policyNumber: string) {
  return endpointQuery('GET /dokumenter', { query: { avtalenummer: policyNumber } });
}
