import { endpointQuery } from '../platform/api/endpoint-query.ts';

/** The address of the login frame, which starts a login that ends at `goto`; fresh for 15 minutes (spec: shell §9). */
export const loginQuery = (goto: string) =>
  endpointQuery('GET /auth/login', {
    query: { goto },
    staleTime: 15 * 60_000,
  });
