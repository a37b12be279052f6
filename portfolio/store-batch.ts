import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { CustomerTable, Tables } from '../server/platform/schema.ts';
import { insertRows } from './insert-rows.ts';
import type { StoreRows } from './store-rows.ts';

/** Stores customers, and replaces all that the store has of those who exist, but id and tracking id. */
export async function storeBatch(transaction: Transaction<Tables>, batch: StoreRows[]): Promise<void> {
  const idOf = await storeCustomers(transaction, batch);
  const addresses = rowsOfAll(batch, idOf, ({ addresses }) => addresses);
  const agreements = rowsOfAll(batch, idOf, ({ agreements }) => agreements);
  const offers = rowsOfAll(batch, idOf, ({ offers }) => offers);
  for (const insert of insertRows(transaction, 'address', addresses)) await insert.execute();
  for (const insert of insertRows(transaction, 'agreement', agreements)) await insert.execute();
  for (const insert of insertRows(transaction, 'offer', offers)) await insert.execute();
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
  const rows = batch.map(({ customer }) => ({ id: customerId(), tracking_id: randomUUID(), ...customer }));
  const stored: { ssn: string; id: string }[] = [];
  for (const insert of insertRows(transaction, 'customer', rows)) {
    const upsert = insert.onConflict((conflict) =>
      conflict
        .column('ssn')
        .doUpdateSet((eb) =>
          Object.fromEntries(REPLACED.map((column) => [column, eb.ref(`excluded.${column}`)])),
        ),
    );
    stored.push(...(await upsert.returning(['ssn', 'id']).execute()));
  }
  const given = new Set<string>(rows.map(({ id }) => id));
  const existed = stored.map(({ id }) => id).filter((id) => !given.has(id));
  if (existed.length > 0) {
    await transaction.deleteFrom('address').where('customer_id', 'in', existed).execute();
    await transaction.deleteFrom('agreement').where('customer_id', 'in', existed).execute();
    await transaction.deleteFrom('offer').where('customer_id', 'in', existed).execute();
  }
  return new Map(stored.map(({ ssn, id }) => [ssn, id]));
}

/**
 * A UUID that begins with the time (version 7), so that customers who are stored one after the other lie beside
 * each other in every index; the rest is random.
 */
function customerId(): string {
  const time = Date.now().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
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
