import type { AnalyticsIdentity } from '../../contract/analytics.ts';
import { customerGone } from '../platform/db/customer-row.ts';
import type { Database } from '../platform/db/database.ts';

/** The customer's random id for analytics (spec: decisions §4). */
export async function readTrackingId(db: Database, customerId: string): Promise<AnalyticsIdentity> {
  const row = await db
    .selectFrom('customer')
    .select('tracking_id')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow(customerGone);
  return { trackingId: row.tracking_id };
}
