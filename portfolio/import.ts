import { setTimeout } from 'node:timers/promises';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../server/platform/db/database.ts';
import { isPostgres } from '../server/platform/db/is-postgres.ts';
import type { Tables } from '../server/platform/db/schema.ts';
import { isLocked } from '../server/platform/db/sqlite.ts';
import { checkedBatches } from './checked-batches.ts';
import { oneAhead } from './one-ahead.ts';
import type { PortfolioRecord } from './record.ts';
import { storeBatch } from './store-batch.ts';
import type { OwnChangeCounts } from './update-known.ts';

export type ImportOptions = {
  /** whether the store is emptied first */
  replace: boolean;
  /** whether the file wins over what customers changed themselves */
  overwrite?: boolean;
  /** called with how many customers have been stored so far */
  onStored?: (customers: number) => void;
  /** called where another import is under way, which this one waits for */
  onWait?: () => void;
};

export type Imported = { customers: number } & OwnChangeCounts;

/**
 * Stores the customers of a portfolio file in one transaction (spec: decisions §7.1) and returns how many they were, and
 * what became of changes that they had made themselves (ADR-019). A customer who exists keeps id, tracking id and what
 * the file leaves out; others stay, unless `replace` empties the store first, which ends the sessions in the database
 * too. Until it is done, readers of PostgreSQL see the store as it was, and don't wait. Throws `PortfolioIssues` with
 * the issues of the file; then, and after any other error, nothing is stored.
 */
export async function importPortfolio(
  db: Database,
  records: AsyncIterable<PortfolioRecord>,
  { replace, overwrite = false, onStored, onWait = () => {} }: ImportOptions,
): Promise<Imported> {
  const imported = await db.transaction().execute(async (transaction) => {
    await (isPostgres(db) ? takeTurn(transaction, replace, onWait) : holdFile(transaction, onWait));
    const emptied = replace ? await emptyStore(transaction, overwrite) : 0;
    const sum = { customers: 0, kept: 0, overwritten: emptied };
    for await (const batch of oneAhead(checkedBatches(records))) {
      const { kept, overwritten } = await storeBatch(transaction, batch, { overwrite, replace });
      sum.customers += batch.length;
      sum.kept += kept;
      sum.overwritten += overwritten;
      onStored?.(sum.customers);
    }
    if (replace) {
      await removeNameless(transaction);
      await endSessions(transaction);
    }
    return sum;
  });
  // Until PostgreSQL has counted, it takes the tables for small and reads them whole.
  if (isPostgres(db))
    await sql`analyze customer, address, agreement, offer, document, document_part, invoice, claim, message`.execute(
      db,
    );
  return imported;
}

/** Any number that nothing else in the database locks. */
const IMPORT_LOCK = 7_242_331;

/**
 * One import after the other: two that store the same customers in different orders would wait for each other for ever.
 * One that empties the store waits for changes under way and keeps new ones waiting, for the same reason. However long it
 * takes: the limits of customers' requests are not the import's.
 */
async function takeTurn(
  transaction: Transaction<Tables>,
  replace: boolean,
  onWait: () => void,
): Promise<void> {
  const unlimited = ['lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout'];
  for (const limit of unlimited) await sql`select set_config(${limit}, '0', true)`.execute(transaction);
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

const TRY_AGAIN_MS = 100;

/**
 * SQLite has one writer. An update that changes nothing makes this one it from the beginning: who has read first must not write
 * after another has. However long it takes, as on PostgreSQL.
 */
async function holdFile(transaction: Transaction<Tables>, onWait: () => void): Promise<void> {
  for (let waited = false; !(await holdsFile(transaction)); waited = true) {
    if (!waited) onWait();
    await setTimeout(TRY_AGAIN_MS);
  }
}

async function holdsFile(transaction: Transaction<Tables>): Promise<boolean> {
  const nobody = transaction
    .updateTable('customer')
    .set((eb) => ({ name: eb.ref('name') }))
    .where('id', '=', '');
  try {
    await nobody.execute();
    return true;
  } catch (error) {
    if (!isLocked(error)) throw error;
    return false;
  }
}

/**
 * What hangs on customers goes first, all at once: row by row it would take far longer. (Truncating would lock.) Those
 * who changed something themselves wait without a name until it is known whether the file has them, unless it
 * overwrites; returns how many of their changes are gone then.
 */
async function emptyStore(transaction: Transaction<Tables>, overwrite: boolean): Promise<number> {
  const overwritten = overwrite ? await forgetAllChanges(transaction) : 0;
  for (const table of TABLES) await transaction.deleteFrom(table).execute();
  const changed = transaction.selectFrom('own_change').select('customer_id');
  await transaction.deleteFrom('customer').where('id', 'not in', changed).execute();
  await transaction.updateTable('customer').set({ name: null }).execute();
  return overwritten;
}

/** What hangs on customers; parts of a document before it. */
const TABLES = [
  'address',
  'agreement',
  'offer',
  'document_part',
  'document',
  'invoice',
  'claim',
  'message',
] as const;

/** At the very end: whoever is logged in goes on reading until then, and reading renews the session's row. */
async function endSessions(transaction: Transaction<Tables>): Promise<void> {
  await transaction.deleteFrom('shared_state').where('key', 'like', 'session:%').execute();
}

async function forgetAllChanges(transaction: Transaction<Tables>): Promise<number> {
  const { numDeletedRows } = await transaction.deleteFrom('own_change').executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Those who still wait: the file has them not. Who logs in meanwhile has changed nothing yet. */
async function removeNameless(transaction: Transaction<Tables>): Promise<void> {
  const changed = transaction.selectFrom('own_change').select('customer_id');
  await transaction.deleteFrom('customer').where('name', 'is', null).where('id', 'in', changed).execute();
}
