import { endpointQuery } from '../platform/api/endpoint-query.ts';

/** Each visit fetches again, but not what the page was just rendered with. */
const STALE_MS = 5_000;

/** Interval for checking that the login is still fresh enough, in ms. */
const CHECK_MS = 30_000;

/**
 * The query for the actions the customer can take with their data now (spec: beyond §3). It does not renew
 * the session, since the page sends it.
 */
export const myDataStatusQuery = endpointQuery('GET /mine-data/status', {
  staleTime: STALE_MS,
  refetchInterval: CHECK_MS,
  meta: { renews: false },
});
