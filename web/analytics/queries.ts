import { endpointQuery } from '../platform/api/endpoint-query.ts';

/** The query for the customer's identity in analytics, a permanent random id (spec: shell §3.6). */
export const trackingIdQuery = endpointQuery('GET /analyse/tracking-id', {
  staleTime: Number.POSITIVE_INFINITY,
});
