import { queryOptions } from '@tanstack/react-query';
import type { AnalyticsIdentity } from '../../contract/analytics.ts';

/** Who the customer is to analytics: a random id that stays (spec: shell §3.6). */
export const trackingIdQuery = queryOptions<AnalyticsIdentity>({
  queryKey: ['/analyse/tracking-id'],
  staleTime: Number.POSITIVE_INFINITY,
});
