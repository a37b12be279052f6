import type { FileRow } from '../../server/platform/db/customer-fields.ts';
import type { Database } from '../../server/platform/db/database.ts';
import type { CustomerTable } from '../../server/platform/db/schema.ts';
import type { CheckedCustomer } from './checked-batches.ts';
import { removeDiffering, type Stored, type StoredUpdate, sameRow } from './differing-lists.ts';
import { insertRows } from './insert-rows.ts';
import { mergeCustomer } from './merge-customer.ts';
import { portfolioCustomer } from './portfolio-customer.ts';
import { storeRows } from './store-rows.ts';
import { forgetOverwritten, type StoredCustomer } from './stored-customers.ts';

/** How many own changes of customers were kept, and how many the file overwrote. */
export type OwnChangeCounts = { kept: number; overwritten: number };

/** The columns that an import updates: all of the portfolio file but the key. */
const FILE_COLUMNS = Object.keys(storeRows({ ssn: '', navn: '' }).customer).filter(
  (column) => column !== 'ssn',
) as (keyof FileRow)[];

/** Updates existing customers, and removes their lists that differ from the file. Returns the rows to insert instead. */
export async function updateKnown(
  transaction: Database,
  known: readonly { checked: CheckedCustomer; stored: StoredCustomer }[],
  overwrite: boolean,
): Promise<{ differing: Stored[]; counts: OwnChangeCounts }> {
  const counts = { kept: 0, overwritten: 0 };
  const updated: CustomerTable[] = [];
  const updates: StoredUpdate[] = [];

  for (const { checked, stored } of known) {
    const { row, changes } = stored;
    const { customer, kept, overwritten } = mergeCustomer(checked, fileForm(row), changes, overwrite);
    const rows = storeRows(customer);
    if (!sameRow(row, rows.customer)) updated.push({ ...row, ...rows.customer });
    updates.push({ id: row.id, rows, leftOut: checked.leftOut });
    await forgetOverwritten(transaction, row.id, overwritten);
    counts.kept += kept;
    counts.overwritten += overwritten.length;
  }

  await updateRows(transaction, updated);
  return { differing: await removeDiffering(transaction, updates), counts };
}

/** Returns the customer that a row describes in the form of the portfolio file, without lists. */
function fileForm(row: CustomerTable) {
  const customer = { ...row, name: row.name ?? '' };
  return portfolioCustomer({ customer, addresses: [], items: [], documentChunks: [] });
}

async function updateRows(transaction: Database, rows: CustomerTable[]): Promise<void> {
  const upsert = insertRows(transaction, 'customer', rows)?.onConflict((conflict) =>
    conflict
      .column('ssn')
      .doUpdateSet((eb) =>
        Object.fromEntries(FILE_COLUMNS.map((column) => [column, eb.ref(`excluded.${column}`)])),
      ),
  );
  await upsert?.execute();
}
