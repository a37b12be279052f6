import type { Transaction } from 'kysely';
import type { CustomerTable, Tables } from '../server/platform/db/schema.ts';
import type { CheckedCustomer } from './checked-customer.ts';
import { insertRows } from './insert-rows.ts';
import { NO_ITEMS } from './item-rows.ts';
import { type MergeRules, mergeCustomer } from './merge-customer.ts';
import { portfolioCustomer } from './portfolio-customer.ts';
import { type StoreRows, storeRows } from './store-rows.ts';
import { forgetOverwritten, lockStored, type StoredCustomer } from './stored-customers.ts';

/** How many of customers' own changes stayed though the file would undo them, and how many it undid. */
export type OwnChangeCounts = { kept: number; overwritten: number };

/** A customer of the store, and the rows that the file has. */
export type Stored = { id: string; rows: StoreRows };

/** Every column that comes from the portfolio file. */
const FILE_COLUMNS = [
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

/**
 * Brings the rows of customers whom the store has up to date, and removes the lists that the file has anew; returns the
 * rows to insert in their place.
 */
export async function updateKnown(
  transaction: Transaction<Tables>,
  known: readonly CheckedCustomer[],
  rules: MergeRules,
): Promise<{ stored: Stored[]; counts: OwnChangeCounts }> {
  const counts = { kept: 0, overwritten: 0 };
  if (known.length === 0) return { stored: [], counts };
  const storedOf = await lockStored(transaction, known);
  const updated: CustomerTable[] = [];
  const stored: Stored[] = [];

  for (const each of known) {
    const { row, changes } = expectStored(storedOf, each);
    const { customer, kept, overwritten } = mergeCustomer(each, fileForm(row), changes, rules);
    const rows = storeRows(customer);
    const { id, tracking_id, stored_at } = row;
    updated.push({ id, tracking_id, stored_at, ...rows.customer });
    stored.push({ id: row.id, rows });
    await forgetOverwritten(transaction, row.id, overwritten);
    counts.kept += kept;
    counts.overwritten += overwritten.length;
  }

  await updateRows(transaction, updated);
  for (const [list, table] of LISTS) {
    const replaced = known.filter(({ leftOut }) => !leftOut.has(list));
    const ids = replaced.map((each) => expectStored(storedOf, each).row.id);
    if (ids.length > 0) await transaction.deleteFrom(table).where('customer_id', 'in', ids).execute();
  }
  return { stored, counts };
}

const LISTS = [
  ['kundeadresser', 'address'],
  ['avtaler', 'agreement'],
  ['tilbud', 'offer'],
  ['dokumenter', 'document'],
  ['fakturaer', 'invoice'],
  ['skader', 'claim'],
  ['meldinger', 'message'],
] as const;

function expectStored(
  storedOf: ReadonlyMap<string, StoredCustomer>,
  { customer }: CheckedCustomer,
): StoredCustomer {
  const stored = storedOf.get(customer.ssn);
  if (!stored) throw new Error('The database returned no row for a stored customer.');
  return stored;
}

/** Returns what the row says of its customer in the file's words; the lists are not needed. */
function fileForm(row: CustomerTable) {
  const customer = { ...row, name: row.name ?? '' };
  return portfolioCustomer({ customer, addresses: [], agreements: [], offers: [], ...NO_ITEMS });
}

async function updateRows(transaction: Transaction<Tables>, rows: CustomerTable[]): Promise<void> {
  for (const insert of insertRows(transaction, 'customer', rows)) {
    const upsert = insert.onConflict((conflict) =>
      conflict
        .column('ssn')
        .doUpdateSet((eb) =>
          Object.fromEntries(FILE_COLUMNS.map((column) => [column, eb.ref(`excluded.${column}`)])),
        ),
    );
    await upsert.execute();
  }
}
