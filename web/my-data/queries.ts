import { endpointQuery } from '../platform/api/endpoint-query.ts';

/** Poll interval: whether the login is still fresh enough, in ms. */
const CHECK_MS = 30_000;

/** What the customer can do with their data now (spec: beyond §3). The page asks, not the customer. */
export const myDataStatusQuery = endpointQuery('GET /mine-data/status', {
  staleTime: 0,
  refetchInterval: CHECK_MS,
  meta: { renews: false },
});
