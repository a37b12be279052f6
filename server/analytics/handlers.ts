import type { analyticsApi } from '../../contract/analytics.ts';
import type { Database } from '../platform/db/database.ts';
import type { Handlers } from '../platform/http/endpoints.ts';
import { readTrackingId } from './tracking-id.ts';

/** Who the customer is to analytics (spec: shell §3.6, decisions §4). */
export function analyticsHandlers(db: Database): Handlers<typeof analyticsApi> {
  return { 'GET /analyse/tracking-id': ({ customerId }) => readTrackingId(db, customerId) };
}
