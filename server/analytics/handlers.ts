import type { analyticsApi } from '../../contract/analytics.ts';
import type { Handlers } from '../platform/http/endpoints.ts';
import type { AreaServices } from '../standing/area-services.ts';

/** Returns the handler for the customer's id in analytics (spec: shell §3.6, decisions §4). */
export function analyticsHandlers({ customerRow }: AreaServices): Handlers<typeof analyticsApi> {
  return {
    'GET /analyse/tracking-id': async (context) => ({
      trackingId: (await customerRow(context)).tracking_id,
    }),
  };
}
