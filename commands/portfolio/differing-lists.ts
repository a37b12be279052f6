import type { Transaction } from 'kysely';
import type { DocumentPartTable, Tables } from '../../server/platform/db/schema.ts';
import type { FieldName, ListName } from './fields.ts';
import { NO_ITEMS } from './item-rows.ts';
import { sameRow, sameRows } from './same-rows.ts';
import type { StoreRows } from './store-rows.ts';

/** The id of a stored customer, and the rows from the file. */
export type Stored = { id: string; rows: StoreRows };
/** A stored customer, with the fields that the file leaves out. */
export type StoredUpdate = Stored & { leftOut: ReadonlySet<FieldName | ListName> };

const LISTS = [
  ['kundeadresser', 'address', 'addresses'],
  ['avtaler', 'agreement', 'agreements'],
  ['tilbud', 'offer', 'offers'],
  ['dokumenter', 'document', 'documents'],
  ['fakturaer', 'invoice', 'invoices'],
  ['skader', 'claim', 'claims'],
  ['meldinger', 'message', 'messages'],
] as const satisfies readonly (readonly [ListName, keyof Tables, keyof StoreRows])[];

/** The tables of a customer's lists. */
export type ListTable = (typeof LISTS)[number][1];
type ListRows = Exclude<keyof StoreRows, 'customer'>;

const NO_LISTS = { addresses: [], agreements: [], offers: [], ...NO_ITEMS };

/**
 * Removes the lists that differ between store and file, and returns the customers with only the rows to
 * insert instead. Most data of a repeated import has not changed, and writing a row costs ten times as much
 * as reading it (ADR-024).
 */
export async function removeDiffering(
  transaction: Transaction<Tables>,
  customers: readonly StoredUpdate[],
): Promise<Stored[]> {
  const differing = new Map(customers.map(({ id, rows }) => [id, { ...rows, ...NO_LISTS }]));
  for (const [list, table, key] of LISTS) {
    const given = customers.filter(({ leftOut }) => !leftOut.has(list));
    const others = await customersWithOther(transaction, given, table, key);
    if (others.length === 0) continue;
    const ids = others.map(({ id }) => id);
    await transaction.deleteFrom(table).where('customer_id', 'in', ids).execute();
    for (const { id, rows } of others) {
      const kept = differing.get(id);
      if (!kept) continue;
      take(kept, rows, key);
      if (key === 'documents') take(kept, rows, 'documentChunks');
    }
  }
  return [...differing].map(([id, rows]) => ({ id, rows }));
}

function take<Key extends ListRows>(to: StoreRows, from: StoreRows, key: Key): void {
  to[key] = from[key];
}

/** Returns the customers whose list has different rows in the store than in the file. */
async function customersWithOther(
  transaction: Transaction<Tables>,
  customers: readonly StoredUpdate[],
  table: ListTable,
  key: ListRows,
): Promise<StoredUpdate[]> {
  if (customers.length === 0) return [];
  const rowsOf = await storedLists(transaction, customers, table, key);
  const others: StoredUpdate[] = [];
  const same: StoredUpdate[] = [];
  for (const customer of customers) {
    const isSame = sameRows(rowsOf.get(customer.id) ?? [], customer.rows[key]);
    (isSame ? same : others).push(customer);
  }
  return key === 'documents' ? [...others, ...(await withOtherFiles(transaction, same))] : others;
}

/**
 * Returns the stored rows of a list by customer id. Limited to twice the number of rows in the file: with
 * more, the lists differ anyway.
 */
async function storedLists(
  transaction: Transaction<Tables>,
  customers: readonly StoredUpdate[],
  table: ListTable,
  key: ListRows,
): Promise<ReadonlyMap<string, object[]>> {
  const ours = customers.reduce((sum, { rows }) => sum + rows[key].length, 0);
  const rows = await transaction
    .selectFrom<ListTable>(table)
    .selectAll()
    .where(
      'customer_id',
      'in',
      customers.map(({ id }) => id),
    )
    .orderBy('position')
    .limit(2 * ours + 1000)
    .execute();
  return Map.groupBy(rows, ({ customer_id }) => customer_id);
}

/**
 * Returns the customers whose files differ. Number and size of the documents are already equal, so the stored
 * files take as much memory as those in the portfolio file.
 */
async function withOtherFiles(
  transaction: Transaction<Tables>,
  customers: readonly StoredUpdate[],
): Promise<StoredUpdate[]> {
  const withFiles = customers.filter(({ rows }) => rows.documentChunks.length > 0);
  if (withFiles.length === 0) return [];
  const ids = withFiles.map(({ id }) => id);
  const parts = await transaction
    .selectFrom('document_part')
    .selectAll()
    .where('customer_id', 'in', ids)
    .execute();
  const partOf = new Map(parts.map((part) => [`${part.customer_id} ${nameOf(part)}`, part]));
  return withFiles.filter(({ id, rows }) =>
    rows.documentChunks.some((part) => !sameRow(partOf.get(`${id} ${nameOf(part)}`), part)),
  );
}

function nameOf(part: Pick<DocumentPartTable, 'system' | 'document_id' | 'position'>): string {
  return `${part.system} ${part.position} ${part.document_id}`;
}
