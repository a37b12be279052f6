import { endpointQuery } from '../platform/api/endpoint-query.ts';

/** How long the server accepts a login after its URL was fetched, in ms. */
const ACCEPTED_MS = 30 * 60_000;

/**
 * Returns the query for the URL that starts a login ending at `goto`. Fresh for 15 minutes (spec: shell §9). One that the
 * server no longer accepts is replaced, also when the page becomes visible: a login with it would be in vain.
 */
export const loginQuery = (goto: string) =>
  endpointQuery('GET /auth/login', {
    query: { goto },
    staleTime: 15 * 60_000,
    refetchInterval: ACCEPTED_MS,
    refetchOnWindowFocus: ({ state }) => Date.now() - state.dataUpdatedAt >= ACCEPTED_MS,
  });
