import { randomUUID } from 'node:crypto';
import { deleteUnusedTexts, textHashes } from '../cover/delete-texts.ts';
import type { Database } from '../platform/db/database.ts';
import { deletedRows } from '../platform/db/deleted-rows.ts';
import type { SharedState } from '../platform/state/shared-state.ts';
import { deleteAll, recordEnds } from '../sharing/sharings.ts';

type Customer = { id: string; ssn: string };

/** Tables that refer to a customer without a foreign key. */
const UNLINKED_TABLES = ['audit', 'feedback', 'last_login'] as const;

/**
 * Deletes a customer with all their data. Only the time of the deletion is kept (ADR-027). Their sessions end
 * first. Returns false when the customer was already deleted, so that only one of two concurrent deletions
 * returns true.
 */
export async function deleteCustomer(db: Database, state: SharedState, customer: Customer): Promise<boolean> {
  const marks = [customer.id, customer.ssn];
  await state.forget(marks);
  const isDeleted = await db.transaction().execute(async (transaction) => {
    // Their rows as they are now: the other side may end one meanwhile, which is recorded then.
    const sharings = await deleteAll(transaction, customer);
    const texts = await textHashes(transaction, customer.id);
    // Linked tables are deleted by cascade.
    const row = transaction.deleteFrom('customer').where('id', '=', customer.id);
    if ((await deletedRows(row)) === 0) return false;
    await deleteUnlinked(transaction, customer.id);
    await deleteUnusedTexts(transaction, texts);
    await transaction.insertInto('deleted_customer').values({ id: randomUUID(), at: Date.now() }).execute();
    await recordEnds(transaction, sharings, customer.id);
    return true;
  });
  // Rows that concurrent requests wrote in the meantime.
  await deleteUnlinked(db, customer.id);
  await state.forget(marks);
  return isDeleted;
}

async function deleteUnlinked(db: Database, customerId: string): Promise<void> {
  for (const table of UNLINKED_TABLES)
    await db.deleteFrom(table).where('customer_id', '=', customerId).execute();
}

/** Deletes rows that refer to deleted customers; returns their number. */
export async function deleteOrphans(db: Database): Promise<number> {
  let deleted = 0;
  for (const table of UNLINKED_TABLES) {
    const orphans = db
      .deleteFrom(table)
      .where('customer_id', 'is not', null)
      // Not `not in`, which PostgreSQL repeats for every row once the customers exceed its memory.
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('customer').select('customer.id').whereRef('customer.id', '=', `${table}.customer_id`),
          ),
        ),
      );
    deleted += await deletedRows(orphans);
  }
  return deleted;
}
