import { ProblemError } from '../http/errors.ts';
import { type CustomerRequest, perRequest } from '../http/per-request.ts';
import { compiledQuery } from './compiled-query.ts';
import type { Database } from './database.ts';
import type { CustomerTable } from './schema.ts';

/** Returns the error for a customer who was deleted while logged in (ADR-007). */
export const customerDeletedError = () => new ProblemError(401, 'customerGone');

/** Reads the customer's row once for each request. Rejects with a 401 problem if the row is gone. */
export type CustomerRow = (asked: CustomerRequest) => Promise<CustomerTable>;

/** Returns a function that reads the customer's row once per request, and rejects if it is gone. */
export function customerRow(db: Database): CustomerRow {
  const rowsOf = compiledQuery(db, ({ id }: { id: string }) =>
    db.selectFrom('customer').selectAll().where('id', '=', id),
  );
  return perRequest(async ({ customerId }) => {
    const [row] = await rowsOf({ id: customerId });
    if (!row) throw customerDeletedError();
    return row;
  });
}

/**
 * Locks the customer's row until the transaction ends, and returns its current values. Concurrent changes
 * therefore run one after the other. The lock is an update without changes, because both engines support it:
 * PostgreSQL locks the row, SQLite the database. Call it before other locks of the customer's rows: imports and deletions
 * lock in this order. Throws a 401 problem if the row is gone.
 */
export async function lockCustomerRow(transaction: Database, customerId: string): Promise<CustomerTable> {
  return await unchanged(transaction, customerId)
    .returningAll()
    .executeTakeFirstOrThrow(customerDeletedError);
}

/** Locks the rows of several customers in the order of their national ids, as imports do. */
export async function lockCustomerRows(transaction: Database, ids: readonly string[]): Promise<void> {
  const customers = transaction.selectFrom('customer').select('id').where('id', 'in', ids).orderBy('ssn');
  for (const { id } of await customers.execute()) await unchanged(transaction, id).execute();
}

function unchanged(transaction: Database, customerId: string) {
  return transaction
    .updateTable('customer')
    .set((eb) => ({ tasks: eb.ref('tasks') }))
    .where('id', '=', customerId);
}
