import { endpointQuery } from '../platform/api/endpoint-query.ts';

/** Where the customer logged in; fresh for 15 minutes (spec: shell §7.1, shell §9). */
export const clientContextQuery = endpointQuery('GET /auth/client-context', {
  staleTime: 15 * 60_000,
});

/** Whom the customer can turn to (spec: shell §7.1). */
export const bankContactQuery = endpointQuery('GET /auth/bankkontakt', {
  staleTime: 15 * 60_000,
});
