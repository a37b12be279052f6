import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../server/platform/db/database.ts';
import { pages } from '../../server/platform/db/pages.ts';
import { sessionOwner } from '../../server/platform/state/shared-state.ts';
import type { NationalIdSet } from './national-id-set.ts';

const PAGE_CUSTOMERS = 1000;

/** The number of deleted customers, and how many of them had things that no portfolio file has. */
export type Removed = {
  customers: number;
  activities: number;
  claimFiles: number;
  sharings: number;
  deletionRequests: number;
};

/**
 * Deletes the customers that the file does not contain, and ends their sessions in the database. Also returns
 * the last position in the change feed that was deleted with them, or 0.
 */
export async function removeAbsent(
  transaction: Database,
  inFile: NationalIdSet,
): Promise<{ removed: Removed; lastChange: number }> {
  const removed: Removed = { customers: 0, activities: 0, claimFiles: 0, sharings: 0, deletionRequests: 0 };
  let lastChange = 0;
  const customers = transaction
    .selectFrom('customer')
    .select(['id', 'ssn'])
    .orderBy('ssn')
    .limit(PAGE_CUSTOMERS);
  const readPage = (last: { ssn: string } | undefined) =>
    customers.where('ssn', '>', last?.ssn ?? '').execute();
  for await (const page of pages(readPage)) {
    const ids = page.filter(({ ssn }) => !inFile.has(ssn)).map(({ id }) => id);
    if (ids.length === 0) continue;
    const counts: Removed = { customers: ids.length, ...(await ownersAmong(transaction, ids)) };
    for (const kind of Object.keys(removed) as (keyof Removed)[]) removed[kind] += counts[kind];
    lastChange = Math.max(lastChange, await deleteChanges(transaction, ids));
    // Linked tables are deleted by cascade.
    await transaction.deleteFrom('customer').where('id', 'in', ids).execute();
    await transaction.deleteFrom('shared_state').where('owner', 'in', ids.map(sessionOwner)).execute();
  }
  return { removed, lastChange };
}

async function ownersAmong(
  transaction: Database,
  ids: readonly string[],
): Promise<Omit<Removed, 'customers'>> {
  const having = (rows: RawBuilder<unknown>) =>
    sql<number>`sum(case when exists (select 1 from ${rows}) then 1 else 0 end)`;
  return await transaction
    .selectFrom('customer')
    .where('id', 'in', ids)
    .select([
      having(sql`audit where customer_id = customer.id`).as('activities'),
      having(sql`claim_file where customer_id = customer.id`).as('claimFiles'),
      having(sql`sharing where giver_id = customer.id or receiver_id = customer.id`).as('sharings'),
      having(sql`deletion_request where customer_id = customer.id`).as('deletionRequests'),
    ])
    .executeTakeFirstOrThrow();
}

/** Deletes the customers' changes in the feed. Returns the last position of them, or 0. */
async function deleteChanges(transaction: Database, ids: readonly string[]): Promise<number> {
  const deleted = await transaction
    .deleteFrom('change_feed')
    .where('customer_id', 'in', ids)
    .returning('position')
    .execute();
  return deleted.reduce((last, { position }) => Math.max(last, position), 0);
}
