import type { Database } from '../../server/platform/db/database.ts';
import type { DocumentPartTable } from '../../server/platform/db/schema.ts';
import { FILE_LISTS, type FieldName, type FileListName } from './fields.ts';
import type { StoreRows } from './store-rows.ts';

/** The id of a stored customer, and the rows from the file. */
export type Stored = { id: string; rows: StoreRows };
/** A stored customer, with the fields that the file leaves out. */
export type StoredUpdate = Stored & { leftOut: ReadonlySet<FieldName | FileListName> };

/**
 * Removes the lists that differ between store and file, and returns the rows of each to insert instead. Most data of a
 * repeated import has not changed, and writing a row costs ten times as much as reading it (ADR-024).
 */
export async function removeDiffering(
  transaction: Database,
  customers: readonly StoredUpdate[],
): Promise<Stored[]> {
  const differing: Stored[] = [];
  for (const list of FILE_LISTS) {
    const given = customers.filter(({ leftOut }) => !leftOut.has(list));
    const others = await customersWithOther(transaction, given, list);
    if (others.length === 0) continue;
    const ids = others.map(({ id }) => id);
    await deleteList(transaction, ids, list);
    differing.push(...others.map(({ id, rows }) => ({ id, rows: onlyList(rows, list) })));
  }
  return differing;
}

function onlyList({ customer, addresses, items, documentChunks }: StoreRows, list: FileListName): StoreRows {
  return {
    customer,
    addresses: list === 'kundeadresser' ? addresses : [],
    items: items.filter((row) => row.list === list),
    documentChunks: list === 'dokumenter' ? documentChunks : [],
  };
}

async function deleteList(transaction: Database, ids: string[], list: FileListName): Promise<void> {
  if (list === 'kundeadresser') {
    await transaction.deleteFrom('address').where('customer_id', 'in', ids).execute();
    return;
  }
  if (list === 'dokumenter') {
    await transaction.deleteFrom('document_part').where('customer_id', 'in', ids).execute();
    // The files may differ although their documents do not.
    await transaction.deleteFrom('document_text_use').where('customer_id', 'in', ids).execute();
  }
  await transaction.deleteFrom('item').where('customer_id', 'in', ids).where('list', '=', list).execute();
}

async function customersWithOther(
  transaction: Database,
  customers: readonly StoredUpdate[],
  list: FileListName,
): Promise<StoredUpdate[]> {
  if (customers.length === 0) return [];
  const rowsOf = await storedLists(transaction, customers, list);
  const others: StoredUpdate[] = [];
  const same: StoredUpdate[] = [];
  for (const customer of customers) {
    const isSame = sameRows(rowsOf.get(customer.id) ?? [], rowsIn(customer.rows, list));
    (isSame ? same : others).push(customer);
  }
  return list === 'dokumenter' ? [...others, ...(await withOtherFiles(transaction, same))] : others;
}

function rowsIn(rows: StoreRows, list: FileListName): readonly object[] {
  const { addresses, items } = onlyList(rows, list);
  return [...addresses, ...items];
}

/** Returns the stored rows of a list by customer id, at most twice those of the file: with more, the lists differ anyway. */
async function storedLists(
  transaction: Database,
  customers: readonly StoredUpdate[],
  list: FileListName,
): Promise<ReadonlyMap<string, object[]>> {
  const ours = customers.reduce((sum, { rows }) => sum + rowsIn(rows, list).length, 0);
  const ids = customers.map(({ id }) => id);
  const rows = await transaction
    .selectFrom<'address' | 'item'>(list === 'kundeadresser' ? 'address' : 'item')
    .selectAll()
    .where('customer_id', 'in', ids)
    .$if(list !== 'kundeadresser', (query) =>
      query.where('list', '=', list as Exclude<FileListName, 'kundeadresser'>),
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
  transaction: Database,
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

type Row = Readonly<Record<string, unknown>>;

/** Returns whether a stored row has the values of another row. Compares only the columns of the other row. */
export function sameRow(stored: object | undefined, row: object): boolean {
  return stored !== undefined && Object.entries(row).every(([key, value]) => (stored as Row)[key] === value);
}

function sameRows(stored: readonly object[], rows: readonly object[]): boolean {
  return stored.length === rows.length && rows.every((row, index) => sameRow(stored[index], row));
}
