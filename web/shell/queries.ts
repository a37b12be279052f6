import { endpointQuery } from '../platform/api/endpoint-query.ts';

/** Query for the customer's login context. Fresh for 15 minutes (spec: shell §7.1, shell §9). */
export const clientContextQuery = endpointQuery('GET /auth/client-context', {
  staleTime: 15 * 60_000,
});
