import type { Database } from '../../server/platform/db/database.ts';
import type { Device } from '../../server/platform/device.ts';
import { deviceWords } from '../../server/platform/device-words.ts';
import { osloTimestamp } from '../shared/oslo-time.ts';

/**
 * Returns the customer's activities since a time (epoch ms), the newest first. Each line has the time,
 * action, distributor and device.
 */
export async function auditLines(db: Database, customerId: string, since: number): Promise<string[]> {
  const rows = await db
    .selectFrom('audit')
    .select(['at', 'action', 'distributor', 'device'])
    .where('customer_id', '=', customerId)
    .where('at', '>=', since)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ at, action, distributor, device }) =>
    [
      osloTimestamp(at),
      action,
      distributor ?? '-',
      device ? deviceWords(JSON.parse(device) as Device, 'en') : '-',
    ].join('  '),
  );
}
