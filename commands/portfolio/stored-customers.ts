import type { Database } from '../../server/platform/db/database.ts';
import { isPostgres } from '../../server/platform/db/is-postgres.ts';
import type { CustomerTable } from '../../server/platform/db/schema.ts';
import type { CheckedCustomer } from './checked-batches.ts';
import type { OwnChange } from './merge-customer.ts';

/** The stored row of a customer, and the customer's own changes. */
export type StoredCustomer = { row: CustomerTable; changes: readonly OwnChange[] };

/**
 * Returns the stored customers by national id. Their rows are locked until the transaction ends, so that no
 * changes are lost. The locks are taken in the order of national ids, which prevents deadlocks.
 */
export async function lockStored(
  transaction: Database,
  customers: readonly CheckedCustomer[],
): Promise<ReadonlyMap<string, StoredCustomer>> {
  if (customers.length === 0) return new Map();
  const ssns = customers.map(({ customer }) => customer.ssn);
  const rows = await transaction
    .selectFrom('customer')
    .selectAll()
    .where('ssn', 'in', ssns)
    .orderBy('ssn')
    .$if(isPostgres(transaction), (query) => query.forUpdate())
    .execute();
  if (rows.length === 0) return new Map();
  const ids = rows.map(({ id }) => id);
  const changes = await transaction
    .selectFrom('own_change')
    .select(['customer_id', 'what', 'item'])
    .where('customer_id', 'in', ids)
    .execute();
  const changesOf = Map.groupBy(changes, ({ customer_id }) => customer_id);
  return new Map(rows.map((row) => [row.ssn, { row, changes: changesOf.get(row.id) ?? [] }]));
}

/** Deletes the record of own changes that a file has overwritten. The next import may then change these values. */
export async function forgetOverwritten(
  transaction: Database,
  customerId: string,
  overwritten: readonly OwnChange[],
): Promise<void> {
  for (const { what, item } of overwritten) {
    await transaction
      .deleteFrom('own_change')
      .where('customer_id', '=', customerId)
      .where('what', '=', what)
      .where('item', '=', item)
      .execute();
  }
}
