import { endpointQuery } from '../platform/api/endpoint-query.ts';

const STALE_MS = 5 * 60_000;

/** How many messages wait unread; the page asks, not the customer (ADR-061). */
export const unreadQuery = endpointQuery('GET /meldinger/uleste', {
  staleTime: STALE_MS,
  gcTime: STALE_MS,
  meta: { renews: false },
});
