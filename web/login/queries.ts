import { PENDING_LOGIN_MS } from '../../domain/login-page.ts';
import { endpointQuery } from '../platform/api/endpoint-query.ts';

/**
 * Returns the query for the URL that starts a login ending at `goto`. Fresh for 15 minutes (spec: shell §9). One that the
 * server no longer accepts is replaced, also when the page becomes visible: a login with it would be in vain.
 */
export const loginQuery = (goto: string) =>
  endpointQuery('GET /auth/login', {
    query: { goto },
    staleTime: 15 * 60_000,
    refetchInterval: PENDING_LOGIN_MS,
    refetchOnWindowFocus: ({ state }) => Date.now() - state.dataUpdatedAt >= PENDING_LOGIN_MS,
  });
