import { ProblemError } from '../http/errors.ts';
import { type CustomerRequest, perRequest } from '../http/per-request.ts';
import { compiledQuery } from './compiled-query.ts';
import type { Database } from './database.ts';
import type { CustomerTable } from './schema.ts';

/** The answer to a customer who was taken out of the store while logged in (ADR-007). */
export const customerGone = () => new ProblemError(401, 'customerGone');

/** Reads the customer's row once for each request. Rejects with a 401 problem where the row is gone. */
export type CustomerRow = (asked: CustomerRequest) => Promise<CustomerTable>;

/** Returns the read of the customer's row, one query per request. It rejects with a problem where the customer has been deleted. */
export function customerRow(db: Database): CustomerRow {
  const rowsOf = compiledQuery(db, ({ id }: { id: string }) =>
    db.selectFrom('customer').selectAll().where('id', '=', id),
  );
  return perRequest(async ({ customerId }) => {
    const [row] = await rowsOf({ id: customerId });
    if (!row) throw customerGone();
    return row;
  });
}

/**
 * Holds the customer's row until the transaction ends, and returns it as it now is, so that two changes at once
 * come one after the other. An update that changes nothing is the lock that both engines have: PostgreSQL holds
 * the row, SQLite the database. Throws a 401 problem where the row is gone.
 */
export async function lockCustomerRow(transaction: Database, customerId: string): Promise<CustomerTable> {
  return await transaction
    .updateTable('customer')
    .set((eb) => ({ tasks: eb.ref('tasks') }))
    .where('id', '=', customerId)
    .returningAll()
    .executeTakeFirstOrThrow(customerGone);
}
