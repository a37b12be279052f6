import { endpointQuery } from '../platform/api/endpoint-query.ts';

/** Interval for checking that the login is still fresh enough, in ms. */
const CHECK_MS = 30_000;

/**
 * The query for the actions the customer can take with their data now (spec: beyond §3). It does not renew
 * the session, since the page sends it.
 */
export const myDataStatusQuery = endpointQuery('GET /mine-data/status', {
  staleTime: 0,
  refetchInterval: CHECK_MS,
  meta: { renews: false },
});
