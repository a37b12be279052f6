import { endpointQuery } from '../platform/api/endpoint-query.ts';

/** The recommendations for the overview, without a product just bought (spec: overview §7). */
export const recommendationsQuery = endpointQuery('GET /nbo/produktanbefaling');
