import { type Kysely, type QueryExecutorProvider, sql } from 'kysely';
import { isPostgres } from '../platform/db/is-postgres.ts';
import { EARLIER_LISTS, itemsFrom } from './earlier-lists.ts';
import { hasTable } from './has-table.ts';
import { liftTimeLimits } from './time-limits.ts';

const BATCH_CUSTOMERS = 1000;
/**
 * The lock of an import on PostgreSQL: an arbitrary number that no other lock in the database uses. A batch takes it
 * too, because a batch and an import could otherwise wait for each other.
 */
export const IMPORT_LOCK = 7_242_331;

/** Returns whether items of the earlier tables are still to be copied. */
export async function hasItemsToMove(db: QueryExecutorProvider): Promise<boolean> {
  return await hasTable(db, 'item_move');
}

/**
 * Copies the items of the tables before migration 008 into `item`, in batches of customers. Each batch has
 * its own transaction, and the version before this one continues to serve customers meanwhile. An interrupted
 * move continues after its last batch. Several processes may move at once. `onMoved` receives the number of customers so
 * far.
 */
export async function moveItems<Tables>(
  db: Kysely<Tables>,
  onMoved: (customers: number) => void,
): Promise<void> {
  for (let customers = 0; await hasItemsToMove(db); ) {
    customers += await db.transaction().execute((transaction) => moveBatch(transaction));
    onMoved(customers);
  }
}

/** Copies the items of the next customers, and removes the note of the position after the last of them. */
async function moveBatch(db: QueryExecutorProvider): Promise<number> {
  const isOnPostgres = isPostgres(db);
  if (isOnPostgres) {
    await liftTimeLimits(db);
    await sql`select pg_advisory_xact_lock(${sql.lit(IMPORT_LOCK)})`.execute(db);
  }
  // Another process may have finished while this one waited for the lock.
  if (!(await hasItemsToMove(db))) return 0;
  // An update that changes nothing, so that SQLite takes its write lock before it reads.
  const { rows: position } = await sql<{ last_customer: string }>`
    update item_move set last_customer = last_customer returning last_customer`.execute(db);
  const { rows } = await sql<{ id: string }>`select id from customer
    where id > ${position[0]?.last_customer ?? ''} order by id limit ${sql.lit(BATCH_CUSTOMERS)}`.execute(db);
  const last = rows.at(-1);
  if (!last) {
    await sql`drop table item_move`.execute(db);
    return 0;
  }
  const ids = sql.join(rows.map(({ id }) => id));
  // Locked: an item that is deleted at the same time must not be copied. SQLite has only one writer.
  const locked = isOnPostgres ? sql`for update` : sql``;
  for (const each of EARLIER_LISTS) {
    const items = itemsFrom(isOnPostgres ? 'postgres' : 'sqlite', each, each.table);
    await sql`insert into item (customer_id, list, system, id, position, value)
      ${items} where customer_id in (${ids}) ${locked} on conflict do nothing`.execute(db);
  }
  await sql`update item_move set last_customer = ${last.id}`.execute(db);
  return rows.length;
}
