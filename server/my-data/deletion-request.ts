import type { DeletionRequest } from '../../contract/my-data.ts';
import { recordChange } from '../platform/db/change-feed.ts';
import { lockCustomerRow } from '../platform/db/customer-row.ts';
import type { Database } from '../platform/db/database.ts';
import { deletedRows } from '../platform/db/deleted-rows.ts';
import { type Actor, recordActivity } from '../platform/observability/activities.ts';
import { timeIn } from './own-records.ts';

/** Returns when the customer requested deletion; null when they have not. */
export async function readDeletionRequest(db: Database, customerId: string): Promise<DeletionRequest | null> {
  const at = await timeIn(db, 'deletion_request', customerId);
  return at === null ? null : { bedtOm: new Date(at).toISOString() };
}

/** Records that the customer requests deletion. Returns the request, or an earlier one unchanged (ADR-027). */
export async function requestDeletion(db: Database, actor: Actor): Promise<DeletionRequest> {
  const { customerId } = actor;
  return await db.transaction().execute(async (transaction) => {
    await lockCustomerRow(transaction, customerId);
    const known = await readDeletionRequest(transaction, customerId);
    if (known) return known;
    const at = Date.now();
    await transaction.insertInto('deletion_request').values({ customer_id: customerId, at }).execute();
    await recordActivity(transaction, actor, 'deletion-requested');
    const request = { bedtOm: new Date(at).toISOString() };
    await recordChange(transaction, customerId, 'deletion-requested', request);
    return request;
  });
}

/** Deletes the customer's request, which they withdraw. Returns false if there is none. */
export async function withdrawDeletion(db: Database, actor: Actor): Promise<boolean> {
  return await endRequest(db, actor, async (transaction) => {
    await recordActivity(transaction, actor, 'deletion-withdrawn');
    await recordChange(transaction, actor.customerId, 'deletion-withdrawn', {});
  });
}

/** Deletes the customer's request, which the bank has answered. Returns false if there is none. */
export async function answerDeletion(db: Database, customerId: string): Promise<boolean> {
  return await endRequest(db, { customerId }, async (transaction) => {
    await recordActivity(transaction, { customerId }, 'deletion-answered');
  });
}

async function endRequest(
  db: Database,
  { customerId }: Actor,
  record: (transaction: Database) => Promise<void>,
): Promise<boolean> {
  return await db.transaction().execute(async (transaction) => {
    await lockCustomerRow(transaction, customerId);
    const request = transaction.deleteFrom('deletion_request').where('customer_id', '=', customerId);
    if ((await deletedRows(request)) === 0) return false;
    await record(transaction);
    return true;
  });
}
