import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { SYSTEMS, type System } from '../../domain/systems.ts';
import { IMPORT_LOCK } from '../../server/migrations/move-items.ts';
import { liftTimeLimits } from '../../server/migrations/time-limits.ts';
import { storePurged } from '../../server/platform/db/change-feed.ts';
import type { Database } from '../../server/platform/db/database.ts';
import { isPostgres } from '../../server/platform/db/is-postgres.ts';
import { isLockTimeout } from '../../server/platform/db/outage.ts';
import { errorMessage } from '../../server/platform/error-message.ts';
import { counted } from '../shared/counted.ts';
import { CommandError } from '../shared/issues.ts';
import { checkedBatches } from './checked-batches.ts';
import { countCustomers } from './export.ts';
import { PortfolioIssues, type PortfolioRecord } from './issue.ts';
import { NationalIdSet } from './national-id-set.ts';
import { prefetchOne } from './prefetch-one.ts';
import { type Removed, removeAbsent } from './remove-absent.ts';
import { storeBatch } from './store-batch.ts';
import type { OwnChangeCounts } from './update-known.ts';

export type ImportOptions = {
  /** whether the file replaces the store's customers: it is complete, and absent customers are deleted */
  replace: boolean;
  /** whether the file overwrites changes that customers made themselves */
  overwrite?: boolean;
  /** the systems that items may belong to; default the shipped ones */
  systems?: readonly System[];
  /** called with the number of customers stored so far */
  onStored?: (customers: number) => void;
  /** called with the number of customers with a name in the store before it is replaced */
  onReplace?: (customers: number) => void;
  /** the number of customers that the file must have; undefined: any */
  expected?: number | undefined;
  /** called when another import is running, which this one waits for */
  onWait?: () => void;
};

export type Imported = {
  customers: number;
  /** the customers that `replace` deleted */
  removed?: Removed;
} & OwnChangeCounts;

/**
 * Stores the customers of a portfolio file in one transaction (spec: decisions §7.1). Returns the number of
 * customers, and how many of their own changes were kept and overwritten (ADR-024). An existing customer
 * keeps id, tracking id and the fields that the file leaves out. Other customers stay. With `replace`, fields
 * that the file leaves out are cleared and other customers are deleted. Readers of PostgreSQL see the previous
 * state until the transaction ends, without waiting. Throws `PortfolioIssues` with the issues of the file.
 * After any error but `CommandError`, nothing is stored.
 */
export async function importPortfolio(
  db: Database,
  records: AsyncIterable<PortfolioRecord>,
  options: ImportOptions,
): Promise<Imported> {
  const { replace, overwrite = false, systems = SYSTEMS, onWait = () => {} } = options;
  const imported = await inTransaction(db, onWait, async (transaction) => {
    if (isPostgres(db)) await lockImports(transaction, replace, onWait);
    if (replace) options.onReplace?.(await countCustomers(transaction, { named: true }));
    const inFile = new NationalIdSet();
    const sum: Imported = { customers: 0, kept: 0, overwritten: 0 };
    for await (const batch of prefetchOne(checkedBatches(records, systems, inFile))) {
      // A complete file: what it leaves out is empty.
      const given = replace ? batch.map((checked) => ({ ...checked, leftOut: new Set<never>() })) : batch;
      const { kept, overwritten } = await storeBatch(transaction, given, overwrite);
      sum.customers += batch.length;
      sum.kept += kept;
      sum.overwritten += overwritten;
      options.onStored?.(sum.customers);
    }
    expectCustomers(sum.customers, options.expected);
    if (!replace) return sum;
    // Last, because it locks sessions that logged-in customers renew, and the change feed (ADR-024).
    const { removed, lastChange } = await removeAbsent(transaction, inFile);
    await storePurged(transaction, lastChange);
    return { ...sum, removed };
  });
  if (isPostgres(db)) await updateStatistics(db);
  return imported;
}

/** JSON lines that were cut between two customers are valid: only their number shows it. */
function expectCustomers(read: number, expected = read): void {
  if (read === expected) return;
  throw new PortfolioIssues([`the file has ${counted(read, 'customer')}, and --customers says ${expected}`]);
}

/** Without statistics, PostgreSQL assumes that the tables are small and scans them. */
async function updateStatistics(db: Database): Promise<void> {
  try {
    await sql`analyze customer, address, item, document_part`.execute(db);
  } catch (error) {
    throw new CommandError(
      `The file is imported, but PostgreSQL has no new statistics: ${errorMessage(error)}. Run the import again.`,
    );
  }
}

/**
 * Lets only one import run at a time: two that store the same customers in different orders could deadlock.
 * For the same reason, an import that replaces the store waits for running changes and blocks new ones. It
 * waits without a limit: the limits of customers' requests do not apply to imports.
 */
async function lockImports(transaction: Database, replace: boolean, onWait: () => void): Promise<void> {
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

/** Calls `act` in a transaction. In SQLite, which has one writer, waits for it without a limit, as on PostgreSQL. */
async function inTransaction<T>(
  db: Database,
  onWait: () => void,
  act: (transaction: Database) => Promise<T>,
): Promise<T> {
  for (let waited = false; ; waited = true) {
    let hasBegun = false;
    let isComplete = false;
    try {
      return await db.transaction().execute(async (transaction) => {
        hasBegun = true;
        const result = await act(transaction);
        isComplete = true;
        return result;
      });
    } catch (error) {
      if (isComplete && isPostgres(db)) throw unconfirmed(error);
      if (hasBegun || !isLockTimeout(error)) throw error;
    }
    if (!waited) onWait();
    await setTimeout(LOCK_RETRY_MS);
  }
}

/** PostgreSQL may have committed although its answer was lost. */
function unconfirmed(error: unknown): CommandError {
  return new CommandError(
    `The database did not confirm the import: ${errorMessage(error)}. It may be stored. Run it again.`,
  );
}
