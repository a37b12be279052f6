import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Tables } from '../server/platform/db/schema.ts';
import type { CheckedCustomer } from './checked-customer.ts';
import { insertRows } from './insert-rows.ts';
import type { MergeRules } from './merge-customer.ts';
import type { StoreRows } from './store-rows.ts';
import { type OwnChangeCounts, type Stored, updateKnown } from './update-known.ts';

/**
 * Stores customers. One whom the store has keeps id and tracking id, what the file leaves out and, unless asked
 * otherwise, what they changed themselves (ADR-019).
 */
export async function storeBatch(
  transaction: Transaction<Tables>,
  batch: readonly CheckedCustomer[],
  rules: MergeRules,
): Promise<OwnChangeCounts> {
  const idOf = await insertNew(transaction, batch);
  const known = batch.filter(({ customer }) => !idOf.has(customer.ssn));
  const fresh = batch.flatMap(({ customer, rows }) => {
    const id = idOf.get(customer.ssn);
    return id === undefined ? [] : [{ id, rows }];
  });
  const { stored, counts } = await updateKnown(transaction, known, rules);

  const all = [...fresh, ...stored];
  for (const insert of [
    ...insertRows(
      transaction,
      'address',
      rowsOfAll(all, ({ addresses }) => addresses),
    ),
    ...insertRows(
      transaction,
      'agreement',
      rowsOfAll(all, ({ agreements }) => agreements),
    ),
    ...insertRows(
      transaction,
      'offer',
      rowsOfAll(all, ({ offers }) => offers),
    ),
    ...insertRows(
      transaction,
      'document',
      rowsOfAll(all, ({ documents }) => documents),
    ),
    ...insertRows(
      transaction,
      'document_part',
      rowsOfAll(all, ({ documentParts }) => documentParts),
    ),
    ...insertRows(
      transaction,
      'invoice',
      rowsOfAll(all, ({ invoices }) => invoices),
    ),
    ...insertRows(
      transaction,
      'claim',
      rowsOfAll(all, ({ claims }) => claims),
    ),
    ...insertRows(
      transaction,
      'message',
      rowsOfAll(all, ({ messages }) => messages),
    ),
  ]) {
    await insert.execute();
  }
  return counts;
}

/** Writes the rows of the customers whom the store does not have, and returns their ids by national id. */
async function insertNew(
  transaction: Transaction<Tables>,
  batch: readonly CheckedCustomer[],
): Promise<ReadonlyMap<string, string>> {
  const rows = batch.map(({ rows: { customer } }) => ({
    id: customerId(),
    tracking_id: randomUUID(),
    stored_at: Date.now(),
    ...customer,
  }));
  const inserted: { ssn: string; id: string }[] = [];
  for (const insert of insertRows(transaction, 'customer', rows)) {
    const fresh = insert.onConflict((conflict) => conflict.column('ssn').doNothing());
    inserted.push(...(await fresh.returning(['ssn', 'id']).execute()));
  }
  return new Map(inserted.map(({ ssn, id }) => [ssn, id]));
}

/**
 * Returns a UUID that begins with the time (version 7), so that customers who are stored one after the other lie beside
 * each other in every index; the rest is random.
 */
function customerId(): string {
  const time = Date.now().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}

function rowsOfAll<Row extends object>(
  stored: readonly Stored[],
  rowsOf: (rows: StoreRows) => Row[],
): (Row & { customer_id: string })[] {
  return stored.flatMap(({ id, rows }) => rowsOf(rows).map((row) => ({ customer_id: id, ...row })));
}
