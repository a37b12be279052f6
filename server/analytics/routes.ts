import { AnalyticsIdentity } from '../../contract/analytics.ts';
import type { Database } from '../platform/db/database.ts';
import type { ApiApp } from '../platform/http/api.ts';
import { readTrackingId } from './tracking-id.ts';

/** Who the customer is to analytics (spec: shell §3.6, decisions §4). */
export function analyticsRoutes(app: ApiApp, db: Database): void {
  app.get(
    '/analyse/tracking-id',
    {
      config: { login: true },
      schema: { summary: 'Get the random id for analytics', response: { 200: AnalyticsIdentity } },
    },
    async (request) => readTrackingId(db, request.customerId),
  );
}
