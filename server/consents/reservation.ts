import type { Reservation } from '../../contract/consents.ts';
import { recordChange } from '../platform/db/change-feed.ts';
import { lockCustomerRow } from '../platform/db/customer-row.ts';
import type { Database } from '../platform/db/database.ts';
import { recordOwnChange } from '../platform/db/own-change.ts';
import type { CustomerTable } from '../platform/db/schema.ts';
import { type Actor, recordActivity } from '../platform/observability/activities.ts';

/** Returns whether the customer gets documents by post (spec: shell §3.3). */
export function toReservation(row: Pick<CustomerTable, 'documents_by_post'>): Reservation {
  return { hasReservasjon: row.documents_by_post === 1 };
}

/** Stores whether the customer gets documents by post, and returns the stored choice (spec: shell §7.2). */
export async function changeReservation(db: Database, actor: Actor, byPost: boolean): Promise<Reservation> {
  const { customerId } = actor;
  return await db.transaction().execute(async (trx) => {
    const before = await lockCustomerRow(trx, customerId);
    const documents_by_post = byPost ? 1 : 0;
    if (documents_by_post !== before.documents_by_post) {
      await trx.updateTable('customer').set({ documents_by_post }).where('id', '=', customerId).execute();
      await recordOwnChange(trx, customerId, 'documents-by-post');
      await recordActivity(trx, actor, 'reservation-changed');
      await recordChange(trx, customerId, 'reservation-changed', { hasReservasjon: byPost });
    }
    return { hasReservasjon: byPost };
  });
}
