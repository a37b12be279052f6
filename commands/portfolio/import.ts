import { setTimeout } from 'node:timers/promises';
import { type ExpressionBuilder, type SelectQueryBuilder, sql, type Transaction } from 'kysely';
import { SYSTEMS, type System } from '../../domain/systems.ts';
import { IMPORT_LOCK } from '../../server/migrations/move-items.ts';
import { liftTimeLimits } from '../../server/migrations/time-limits.ts';
import { storePurged } from '../../server/platform/db/change-feed.ts';
import type { Database } from '../../server/platform/db/database.ts';
import { isPostgres } from '../../server/platform/db/is-postgres.ts';
import type { Tables } from '../../server/platform/db/schema.ts';
import { isLocked } from '../../server/platform/db/sqlite.ts';
import { checkedBatches } from './checked-batches.ts';
import { countCustomers } from './export.ts';
import { prefetchOne } from './prefetch-one.ts';
import type { PortfolioRecord } from './record.ts';
import { storeBatch } from './store-batch.ts';
import type { OwnChangeCounts } from './update-known.ts';

export type ImportOptions = {
  /** whether to empty the store first */
  replace: boolean;
  /** whether the file overwrites changes that customers made themselves */
  overwrite?: boolean;
  /** the systems that items may belong to; default the shipped ones */
  systems?: readonly System[];
  /** called with the number of customers stored so far */
  onStored?: (customers: number) => void;
  /** called with the number of customers with a name in the store before it is emptied */
  onReplace?: (customers: number) => void;
  /** called when another import is running, which this one waits for */
  onWait?: () => void;
};

export type Imported = { customers: number } & OwnChangeCounts;

/**
 * Stores the customers of a portfolio file in one transaction (spec: decisions §7.1). Returns the number of
 * customers, and how many of their own changes were kept and overwritten (ADR-024). An existing customer
 * keeps id, tracking id and the fields that the file leaves out. Other customers stay, unless `replace`
 * empties the store, which also ends the sessions in the database. Readers of PostgreSQL see the previous
 * state until the transaction ends, without waiting. Throws `PortfolioIssues` with the issues of the file.
 * After any error, nothing is stored.
 */
export async function importPortfolio(
  db: Database,
  records: AsyncIterable<PortfolioRecord>,
  { replace, overwrite = false, systems = SYSTEMS, onStored, onReplace, onWait = () => {} }: ImportOptions,
): Promise<Imported> {
  const imported = await inTransaction(db, onWait, async (transaction) => {
    if (isPostgres(db)) await lockImports(transaction, replace, onWait);
    if (replace) onReplace?.(await countCustomers(transaction, { named: true }));
    const emptied = replace ? await emptyStore(transaction, overwrite) : { overwritten: 0, lastChange: 0 };
    const sum = { customers: 0, kept: 0, overwritten: emptied.overwritten };
    for await (const batch of prefetchOne(checkedBatches(records, systems))) {
      const { kept, overwritten } = await storeBatch(transaction, batch, { overwrite, replace });
      sum.customers += batch.length;
      sum.kept += kept;
      sum.overwritten += overwritten;
      onStored?.(sum.customers);
    }
    if (replace) {
      const lastChange = await removeNameless(transaction);
      await endSessions(transaction);
      // Locks the change feed, which a transaction does last (ADR-024).
      await storePurged(transaction, Math.max(emptied.lastChange, lastChange));
    }
    return sum;
  });
  // Without statistics, PostgreSQL assumes that the tables are small and scans them.
  if (isPostgres(db)) await sql`analyze customer, address, item, document_part`.execute(db);
  return imported;
}

/**
 * Lets only one import run at a time: two that store the same customers in different orders could deadlock.
 * For the same reason, an import that empties the store waits for running changes and blocks new ones. It
 * waits without a limit: the limits of customers' requests do not apply to imports.
 */
async function lockImports(
  transaction: Transaction<Tables>,
  replace: boolean,
  onWait: () => void,
): Promise<void> {
  await liftTimeLimits(transaction);
  const lock = sql.lit(IMPORT_LOCK);
  const { rows } = await sql<{ got: boolean }>`select pg_try_advisory_xact_lock(${lock}) as got`.execute(
    transaction,
  );
  if (!rows[0]?.got) {
    onWait();
    await sql`select pg_advisory_xact_lock(${lock})`.execute(transaction);
  }
  if (replace) await sql`lock table customer in share row exclusive mode`.execute(transaction);
}

const LOCK_RETRY_MS = 100;

/**
 * Calls `act` in a transaction. In SQLite, which has one writer, waits without a limit until the transaction
 * can begin, as on PostgreSQL.
 */
async function inTransaction<T>(
  db: Database,
  onWait: () => void,
  act: (transaction: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  for (let waited = false; ; waited = true) {
    let hasBegun = false;
    try {
      return await db.transaction().execute(async (transaction) => {
        hasBegun = true;
        return await act(transaction);
      });
    } catch (error) {
      if (hasBegun || !isLocked(error)) throw error;
    }
    if (!waited) onWait();
    await setTimeout(LOCK_RETRY_MS);
  }
}

/**
 * Empties the tables of customers' data in one statement each, because row by row is far slower. (Truncating
 * would lock the tables.) Customers with own changes stay, without a name, until it is known whether the file
 * contains them. With `overwrite`, their changes are deleted. Returns the number of deleted own
 * changes, and the last position in the change feed that went with its customer.
 */
async function emptyStore(
  transaction: Transaction<Tables>,
  overwrite: boolean,
): Promise<{ overwritten: number; lastChange: number }> {
  const overwritten = overwrite ? await forgetAllChanges(transaction) : 0;
  const lastChange = await lastChangeOf(
    transaction,
    transaction.selectFrom('customer').select('id').where(hasNoOwnChange),
  );
  for (const table of TABLES) await transaction.deleteFrom(table).execute();
  await transaction.deleteFrom('customer').where(hasNoOwnChange).execute();
  await transaction.updateTable('customer').set({ name: null }).execute();
  return { overwritten, lastChange };
}

function hasNoOwnChange({ not, exists, selectFrom }: ExpressionBuilder<Tables, 'customer'>) {
  return not(
    exists(
      selectFrom('own_change').select('customer_id').whereRef('own_change.customer_id', '=', 'customer.id'),
    ),
  );
}

/** Returns the position of the customers' last change in the feed, or 0. A customer's changes are deleted with them. */
async function lastChangeOf(
  transaction: Transaction<Tables>,
  customers: SelectQueryBuilder<Tables, 'customer', { id: string }>,
): Promise<number> {
  const { position } = await transaction
    .selectFrom('change_feed')
    .select(({ fn }) => fn.max('position').as('position'))
    .where('customer_id', 'in', customers)
    .executeTakeFirstOrThrow();
  return position ?? 0;
}

/** The tables of customers' lists. */
const TABLES = ['address', 'item', 'document_part'] as const;

/** Runs last, because logged-in customers continue to read, and reading renews the session's row. */
async function endSessions(transaction: Transaction<Tables>): Promise<void> {
  await transaction.deleteFrom('shared_state').where('key', 'like', 'session:%').execute();
}

async function forgetAllChanges(transaction: Transaction<Tables>): Promise<number> {
  const { numDeletedRows } = await transaction.deleteFrom('own_change').executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/**
 * Removes the customers that the file does not contain. A customer who logs in meanwhile has no own changes
 * yet, and stays. Returns their last position in the change feed.
 */
async function removeNameless(transaction: Transaction<Tables>): Promise<number> {
  const changed = transaction.selectFrom('own_change').select('customer_id');
  const nameless = transaction
    .selectFrom('customer')
    .select('id')
    .where('name', 'is', null)
    .where('id', 'in', changed);
  const lastChange = await lastChangeOf(transaction, nameless);
  await transaction.deleteFrom('customer').where('id', 'in', nameless).execute();
  return lastChange;
}
