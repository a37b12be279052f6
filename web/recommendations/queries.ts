import { endpointQuery } from '../platform/api/endpoint-query.ts';

/** What to recommend on the overview, where nothing has just been bought (spec: overview §7). */
export const recommendationsQuery = endpointQuery('GET /nbo/produktanbefaling');
