import { AnalyticsIdentity } from '../../contract/analytics.ts';
import type { CallsApp } from '../platform/calls.ts';
import type { Database } from '../platform/database.ts';
import { readTrackingId } from './tracking-id.ts';

/** Who the customer is to analytics (spec: shell §3.6, decisions §4). */
export function analyticsRoutes(app: CallsApp, db: Database): void {
  app.get(
    '/analyse/tracking-id',
    {
      config: { login: true },
      schema: { summary: 'Get the random id for analytics', response: { 200: AnalyticsIdentity } },
    },
    async (request) => readTrackingId(db, request.customerId),
  );
}
