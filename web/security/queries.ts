import { activityCursor } from '../../domain/activity-cursor.ts';
import { endpointQuery } from '../platform/api/endpoint-query.ts';
import type { PageQuery } from '../platform/api/prefetch.ts';

/** The query parameter that names where the activities shown begin. */
export const CURSOR_PARAMETER = 'for';

/** The customer's sessions (spec: beyond §3). */
export const sessionsQuery = endpointQuery('GET /sikkerhet/okter', { staleTime: 0 });

/** Returns the query of a page of the customer's activities; null: of the newest. */
export function activitiesQuery(cursor: string | null) {
  const options = { staleTime: 0 };
  return cursor === null
    ? endpointQuery('GET /sikkerhet/aktivitet', options)
    : endpointQuery('GET /sikkerhet/aktivitet', { ...options, query: { for: cursor } });
}

/** Returns what the page at an address renders from. */
export function securityPageQueries({ searchParams }: URL): readonly PageQuery[] {
  return [sessionsQuery, activitiesQuery(activityCursor(searchParams.get(CURSOR_PARAMETER)))];
}
