import { endpointQuery } from '../platform/api/endpoint-query.ts';

/** Query for the customer's login context. Fresh for 15 minutes (spec: shell §7.1, shell §9). */
export const clientContextQuery = endpointQuery('GET /auth/client-context', {
  staleTime: 15 * 60_000,
});

/** Query for the bank's contact information (spec: shell §7.1). */
export const bankContactQuery = endpointQuery('GET /auth/bankkontakt', {
  staleTime: 15 * 60_000,
});
