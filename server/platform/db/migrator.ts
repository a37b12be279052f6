import { setTimeout } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration';
import { hasTable } from '../../migrations/has-table.ts';
import { inNewDatabase, migrations } from '../../migrations/migrations.ts';
import { hasItemsToMove, moveItems } from '../../migrations/move-items.ts';
import { liftTimeLimits } from '../../migrations/time-limits.ts';
import { isPostgres } from './is-postgres.ts';
import { LOCK_NOT_AVAILABLE } from './outage.ts';
import { requireUsable } from './require-usable.ts';
import type { Tables } from './schema.ts';

type Migrations = Record<string, Migration>;
/** The executed migrations, and those that only a newer version knows. */
export type MigrationRun = { run: readonly string[]; newer: readonly string[] };

/**
 * The lock of Kysely's migrators on PostgreSQL, so that versions before ours wait too. Kysely takes it for its
 * session, which a pooler such as PgBouncer hands to others. We take it for a transaction.
 */
export const MIGRATION_LOCK = 3_853_314_791_062_309_107n;

/** Maximum wait for other instances, and for tables that are in use. */
const MAX_WAIT_MS = 60 * 60_000;
/** How long a migration waits for a table at a time. Customers who need the table wait behind it. */
const TABLE_LOCK_MS = 300;
const PAUSE_MS = 1000;

/** Stands for the migration whose items are still being moved. */
const MOVING = '008-items (moving)';

/**
 * Runs the migrations that the database lacks, and moves items from earlier tables; `onMoved` receives the number
 * of moved customers. Returns their names, and the names of migrations that only a
 * newer version knows: additions of a newer version are compatible (ADR-003). Rejects if the database's
 * migrations are out of order or include an unknown one that is older than our newest.
 */
export async function migrate(
  db: Kysely<Tables>,
  onMoved: (customers: number) => void = () => {},
): Promise<MigrationRun> {
  const executed = await executedMigrations(db);
  const newer = newerThanOurs(executed);
  // The migrator would write and wait for other writers to the file. An import writes for minutes.
  const isUpToDate =
    hasExactly(executed, [...Object.keys(migrations), ...newer]) && !(await hasItemsToMove(db));
  if (!isPostgres(db) && isUpToDate) return { run: [], newer };
  // The migrator's own error would only say that its transaction is aborted.
  if (!isUpToDate) await requireUsable(db);
  const changed: Migrations = executed.length === 0 ? inNewDatabase : {};
  const known = Object.fromEntries(newer.map((name) => [name, { up: refuse }]));
  let run: readonly string[];
  try {
    run = await migrateInTurn(db, { ...migrations, ...changed, ...known });
  } catch (error) {
    // While this instance waited for the lock, a newer version may have run its migrations.
    if (newerThanOurs(await executedMigrations(db)).length > newer.length) return await migrate(db, onMoved);
    throw error;
  }
  await moveItems(db, onMoved);
  return { run, newer };
}

/**
 * Runs the migrations that the database lacks and returns their names. On PostgreSQL it waits up to an hour for
 * other instances, and for tables that a backup or an export reads. A failure leaves nothing behind.
 */
async function migrateInTurn(db: Kysely<Tables>, all: Migrations): Promise<readonly string[]> {
  if (!isPostgres(db)) return await runMigrations(db, all);
  const until = performance.now() + MAX_WAIT_MS;
  for (;;) {
    try {
      return await migrateAtOnce(db, all);
    } catch (error) {
      if ((error as { code?: unknown }).code !== LOCK_NOT_AVAILABLE) throw error;
      if (performance.now() > until)
        throw new Error('a table is in use: end backups, exports and long transactions first', {
          cause: error,
        });
      await setTimeout(PAUSE_MS);
    }
  }
}

/** Runs the migrations in one transaction. Rejects with `LOCK_NOT_AVAILABLE` if a table is in use. */
async function migrateAtOnce(db: Kysely<Tables>, all: Migrations): Promise<readonly string[]> {
  // Other levels would still see the migrations of before the wait.
  const readCommitted = db.transaction().setIsolationLevel('read committed');
  return await readCommitted.execute(async (transaction) => {
    await liftTimeLimits(transaction);
    await setLockTimeout(transaction, MAX_WAIT_MS);
    // A frozen instance must not keep the others waiting.
    await sql`select set_config('idle_in_transaction_session_timeout', '1min', true)`.execute(transaction);
    await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(transaction);
    // The migrator reads all tables. It would fail while another instance drops one.
    if (hasExactly(await executedMigrations(transaction), Object.keys(all))) return [];
    await setLockTimeout(transaction, TABLE_LOCK_MS);
    return await runMigrations(transaction, all);
  });
}

async function setLockTimeout(transaction: Kysely<Tables>, ms: number): Promise<void> {
  await sql`select set_config('lock_timeout', ${String(ms)}, true)`.execute(transaction);
}

async function runMigrations(db: Kysely<Tables>, all: Migrations): Promise<readonly string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => all } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) throw error;
  return results.map(({ migrationName }) => migrationName);
}

/** Returns the names of our migrations that the database lacks, and of those of newer versions. Changes nothing. */
export async function schemaState(db: Kysely<Tables>): Promise<{ missing: string[]; newer: string[] }> {
  const executed = await executedMigrations(db);
  const missing = Object.keys(migrations).filter((name) => !executed.includes(name));
  return {
    missing: (await hasItemsToMove(db)) ? [...missing, MOVING] : missing,
    newer: newerThanOurs(executed),
  };
}

function hasExactly(executed: readonly string[], names: readonly string[]): boolean {
  return executed.length === names.length && names.every((name) => executed.includes(name));
}

/** Returns the executed migrations of newer versions. Kysely's migrator fails on unknown names. */
function newerThanOurs(executed: readonly string[]): string[] {
  const last = Object.keys(migrations).sort().at(-1) ?? '';
  return executed.filter((name) => name > last);
}

async function executedMigrations(db: Kysely<Tables>): Promise<readonly string[]> {
  if (!(await hasTable(db, DEFAULT_MIGRATION_TABLE))) return [];
  const { rows } = await sql<{
    name: string;
  }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
  return rows.map(({ name }) => name);
}

async function refuse(): Promise<never> {
  throw new Error('Only the version that has this migration can run it.');
}
