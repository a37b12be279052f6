import { endpointQuery } from '../platform/api/endpoint-query.ts';

/** Each visit fetches again, but not what the page was just rendered with. */
export const STALE_MS = 5_000;

/** Interval for checking that the login is still fresh enough, in ms. */
const CHECK_MS = 30_000;

/** What the customer can do with their data now (spec: beyond §3). The page sends it, so it renews no session. */
export const myDataStatusQuery = endpointQuery('GET /mine-data/status', {
  staleTime: STALE_MS,
  refetchInterval: CHECK_MS,
  meta: { renews: false },
});
