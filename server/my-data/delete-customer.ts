import { randomUUID } from 'node:crypto';
import type { Database } from '../platform/db/database.ts';
import type { SharedState } from '../platform/state/shared-state.ts';

type Customer = { id: string; ssn: string };

/** What names a customer without hanging on the customer's row. */
const BESIDE = ['audit', 'feedback', 'last_login'] as const;

/**
 * Deletes a customer with everything that is theirs; what stays is that somebody was deleted, and when (ADR-027). Their
 * sessions end first. Returns false where the customer was gone already: of two deletions at once, one deletes.
 */
export async function deleteCustomer(db: Database, state: SharedState, customer: Customer): Promise<boolean> {
  const marks = [customer.id, customer.ssn];
  await state.forget(marks);
  const isDeleted = await db.transaction().execute(async (transaction) => {
    // What hangs on the row goes with it.
    const { numDeletedRows } = await transaction
      .deleteFrom('customer')
      .where('id', '=', customer.id)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) return false;
    await deleteBeside(transaction, customer.id);
    await transaction.insertInto('deleted_customer').values({ id: randomUUID(), at: Date.now() }).execute();
    return true;
  });
  // What requests under way wrote until now.
  await deleteBeside(db, customer.id);
  await state.forget(marks);
  return isDeleted;
}

async function deleteBeside(db: Database, customerId: string): Promise<void> {
  for (const table of BESIDE) await db.deleteFrom(table).where('customer_id', '=', customerId).execute();
}

/** Deletes what names customers who are gone, and returns how many rows that were. */
export async function deleteOrphans(db: Database): Promise<number> {
  let deleted = 0;
  for (const table of BESIDE) {
    const { numDeletedRows } = await db
      .deleteFrom(table)
      .where('customer_id', 'is not', null)
      .where('customer_id', 'not in', db.selectFrom('customer').select('id'))
      .executeTakeFirstOrThrow();
    deleted += Number(numDeletedRows);
  }
  return deleted;
}
