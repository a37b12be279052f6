import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { CustomerTable, Tables } from '../server/platform/schema.ts';
import type { StoreRows } from './store-rows.ts';

/** Both engines take as many parameters in one statement: SQLite 32,766, PostgreSQL 65,535. */
const PARAMETERS = 30_000;

/** Stores customers, and replaces all that the store has of those who exist, but id and tracking id. */
export async function storeBatch(transaction: Transaction<Tables>, batch: StoreRows[]): Promise<void> {
  const idOf = await storeCustomers(transaction, batch);
  const addresses = rowsOfAll(batch, idOf, ({ addresses }) => addresses);
  const agreements = rowsOfAll(batch, idOf, ({ agreements }) => agreements);
  const offers = rowsOfAll(batch, idOf, ({ offers }) => offers);
  for (const rows of parts(addresses)) await transaction.insertInto('address').values(rows).execute();
  for (const rows of parts(agreements)) await transaction.insertInto('agreement').values(rows).execute();
  for (const rows of parts(offers)) await transaction.insertInto('offer').values(rows).execute();
}

/** Every column that the portfolio file tells of. */
const REPLACED = [
  'name',
  'nice_customer_number',
  'is_lo_member',
  'is_bank_customer',
  'login_bank_register_number',
  'email',
  'mobile',
  'marketing_consent',
  'cross_domain_consent',
  'documents_by_post',
  'life_customer',
  'tasks',
  'has_unread_messages',
  'recommendations',
] as const satisfies readonly (keyof CustomerTable)[];

/** Writes the customers' own rows and removes what hangs on those who existed; gives the id of each national id. */
async function storeCustomers(
  transaction: Transaction<Tables>,
  batch: StoreRows[],
): Promise<ReadonlyMap<string, string>> {
  const rows = batch.map(({ customer }) => ({ id: randomUUID(), tracking_id: randomUUID(), ...customer }));
  const stored = await transaction
    .insertInto('customer')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('ssn')
        .doUpdateSet((eb) =>
          Object.fromEntries(REPLACED.map((column) => [column, eb.ref(`excluded.${column}`)])),
        ),
    )
    .returning(['ssn', 'id'])
    .execute();
  const given = new Set<string>(rows.map(({ id }) => id));
  const existed = stored.map(({ id }) => id).filter((id) => !given.has(id));
  if (existed.length > 0) {
    await transaction.deleteFrom('address').where('customer_id', 'in', existed).execute();
    await transaction.deleteFrom('agreement').where('customer_id', 'in', existed).execute();
    await transaction.deleteFrom('offer').where('customer_id', 'in', existed).execute();
  }
  return new Map(stored.map(({ ssn, id }) => [ssn, id]));
}

function rowsOfAll<Row extends object>(
  batch: StoreRows[],
  idOf: ReadonlyMap<string, string>,
  rowsOf: (rows: StoreRows) => Row[],
): (Row & { customer_id: string })[] {
  return batch.flatMap((rows) => {
    const customerId = idOf.get(rows.customer.ssn);
    if (customerId === undefined) throw new Error('The database gave no id for a stored customer.');
    return rowsOf(rows).map((row) => ({ customer_id: customerId, ...row }));
  });
}

function parts<Row extends object>(rows: Row[]): Row[][] {
  const size = Math.floor(PARAMETERS / Object.keys(rows[0] ?? { column: '' }).length);
  const count = Math.ceil(rows.length / size);
  return Array.from({ length: count }, (_, part) => rows.slice(part * size, (part + 1) * size));
}
