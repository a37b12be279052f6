import { activityCursor } from '../../domain/activity-cursor.ts';
import { myDataStatusQuery, STALE_MS } from '../my-data/queries.ts';
import { endpointQuery } from '../platform/api/endpoint-query.ts';
import type { PageQuery } from '../platform/api/prefetch.ts';

/** The query parameter with the cursor at which the displayed activities start. */
export const CURSOR_PARAMETER = 'for';

/** The query for the customer's sessions (spec: beyond §3). */
export const sessionsQuery = endpointQuery('GET /sikkerhet/okter', { staleTime: STALE_MS });

/** Returns the query for a page of the customer's activities. A null cursor starts at the newest. */
export function activitiesQuery(cursor: string | null) {
  return endpointQuery('GET /sikkerhet/aktivitet', {
    staleTime: STALE_MS,
    ...(cursor !== null && { query: { for: cursor } }),
  });
}

/** Returns the queries that the page at a URL needs. */
export function securityPageQueries({ searchParams }: URL): readonly PageQuery[] {
  const cursor = activityCursor(searchParams.get(CURSOR_PARAMETER));
  return [sessionsQuery, activitiesQuery(cursor), myDataStatusQuery];
}
