import { endpointQuery } from '../platform/api/endpoint-query.ts';

/** Who the customer is to analytics: a random id that stays (spec: shell §3.6). */
export const trackingIdQuery = endpointQuery('GET /analyse/tracking-id', {
  staleTime: Number.POSITIVE_INFINITY,
});
