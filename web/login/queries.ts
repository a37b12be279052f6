import { endpointQuery } from '../platform/api/endpoint-query.ts';

/** Returns the query for the URL that starts a login ending at `goto`. Fresh for 15 minutes (spec: shell §9). */
export const loginQuery = (goto: string) =>
  endpointQuery('GET /auth/login', {
    query: { goto },
    staleTime: 15 * 60_000,
  });
