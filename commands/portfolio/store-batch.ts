import { randomUUID } from 'node:crypto';
import type { Database } from '../../server/platform/db/database.ts';
import { timeOrderedId } from '../../server/platform/time-ordered-id.ts';
import type { CheckedCustomer } from './checked-batches.ts';
import type { Stored } from './differing-lists.ts';
import { insertRows } from './insert-rows.ts';
import type { StoreRows } from './store-rows.ts';
import { lockStored } from './stored-customers.ts';
import { type OwnChangeCounts, updateKnown } from './update-known.ts';

/**
 * Stores customers. An existing customer keeps id, tracking id and the fields that the file leaves out. Own
 * changes are kept unless `overwrite` is set (ADR-024).
 */
export async function storeBatch(
  transaction: Database,
  batch: readonly CheckedCustomer[],
  overwrite: boolean,
): Promise<OwnChangeCounts> {
  const stored = await lockStored(transaction, batch);
  const candidates = batch.filter(({ customer }) => !stored.has(customer.ssn));
  const idOf = await insertNew(transaction, candidates);
  // Customers that a login has stored in the meantime.
  const addedMeanwhile = candidates.filter(({ customer }) => !idOf.has(customer.ssn));
  const storedOf = new Map([...stored, ...(await lockStored(transaction, addedMeanwhile))]);
  const known = batch.flatMap((checked) => {
    const stored = storedOf.get(checked.customer.ssn);
    return stored === undefined ? [] : [{ checked, stored }];
  });
  const fresh = batch.flatMap(({ customer, rows }) => {
    const id = idOf.get(customer.ssn);
    return id === undefined ? [] : [{ id, rows }];
  });
  const { differing, counts } = await updateKnown(transaction, known, overwrite);
  await insertLists(transaction, [...fresh, ...differing]);
  return counts;
}

async function insertLists(transaction: Database, stored: readonly Stored[]): Promise<void> {
  const all = <Row extends object>(rowsOf: (rows: StoreRows) => Row[]) =>
    stored.flatMap(({ id, rows }) => rowsOf(rows).map((row) => ({ customer_id: id, ...row })));
  const addresses = all((rows) => rows.addresses);
  const items = all((rows) => rows.items);
  const documentParts = all((rows) => rows.documentChunks);
  await insertRows(transaction, 'address', addresses)?.execute();
  await insertRows(transaction, 'item', items)?.execute();
  await insertRows(transaction, 'document_part', documentParts)?.execute();
}

/** Inserts customers. Returns the ids of the new ones, by national id. Skips existing customers. */
async function insertNew(
  transaction: Database,
  batch: readonly CheckedCustomer[],
): Promise<ReadonlyMap<string, string>> {
  const rows = batch.map(({ rows: { customer } }) => ({
    id: timeOrderedId(),
    tracking_id: randomUUID(),
    stored_at: Date.now(),
    ...customer,
  }));
  const insert = insertRows(transaction, 'customer', rows);
  const fresh = insert?.onConflict((conflict) => conflict.column('ssn').doNothing());
  const inserted = await fresh?.returning(['ssn', 'id']).execute();
  return new Map(inserted?.map(({ ssn, id }) => [ssn, id]));
}
