import { endpointQuery } from '../platform/api/endpoint-query.ts';

const STALE_MS = 5 * 60_000;

/**
 * The query for the number of unread messages. It does not renew the session, since the page sends it
 * (ADR-030).
 */
export const unreadQuery = endpointQuery('GET /meldinger/uleste', {
  staleTime: STALE_MS,
  gcTime: STALE_MS,
  meta: { renews: false },
});
