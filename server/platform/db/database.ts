import { type Dialect, Kysely, type LogEvent } from 'kysely';
import type { Pool } from 'pg';
import { type MigrationRun, migrate, schemaState } from './migrator.ts';
import { type DatabaseLimits, postgresDialect } from './postgres.ts';
import { requireUsable } from './require-usable.ts';
import type { Tables } from './schema.ts';
import { sqliteDialect } from './sqlite.ts';

export type Database = Kysely<Tables>;
type OnNewerSchema = (migrations: readonly string[]) => void;

export type QueryObserver = (event: LogEvent) => void;
/** The query observers of each opened database, and its connections to PostgreSQL. */
const opened = new WeakMap<Database, { observers: QueryObserver[]; pool: PoolCounts | null }>();
export type PoolCounts = Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;

/** Registers an observer for each finished query, called in the context of the query's request. */
export function observeQueries(db: Database, observer: QueryObserver): void {
  opened.get(db)?.observers.push(observer);
}

/** Returns the connection counts of a database's PostgreSQL pool; null for SQLite. */
export function poolOf(db: Database): PoolCounts | null {
  return opened.get(db)?.pool ?? null;
}

/**
 * The location of the data: a PostgreSQL server's address, or a folder for the embedded database
 * (spec: decisions §1). Without `limits` a statement has no timeout, as operator commands need. `lockMs` is
 * the maximum wait of a write for another process's write.
 */
export type DatabaseLocation =
  | { url: string; limits?: DatabaseLimits }
  | { dataDir: string; lockMs?: number };

/**
 * Opens the database and brings its schema up to date. Several instances may start at once, also of different versions.
 * `onNewerSchema` gets the migrations that only a newer version knows.
 */
export async function openDatabase(
  location: DatabaseLocation,
  onNewerSchema: OnNewerSchema = () => {},
): Promise<Database> {
  const { newer } = await migrateDatabase(location);
  if (newer.length > 0) onNewerSchema(newer);
  return connect(location);
}

/**
 * Opens a database that `npm run migrate` has brought up to date; rejects if it has not. The account needs no permission
 * to change the schema.
 */
export async function openMigratedDatabase(
  location: DatabaseLocation,
  onNewerSchema: OnNewerSchema = () => {},
): Promise<Database> {
  const db = connect(location);
  try {
    const { missing, newer } = await schemaState(db);
    if (missing.length > 0)
      throw new Error(`its schema lacks ${missing.join(', ')}; run \`npm run migrate\` first`);
    if (newer.length > 0) onNewerSchema(newer);
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/** Returns the migrations that the schema lacks. Rejects if the database can't be reached, or accepts no writes. */
export async function missingMigrations(location: DatabaseLocation): Promise<readonly string[]> {
  const db = connect(location);
  try {
    await requireUsable(db);
    return (await schemaState(db)).missing;
  } finally {
    await db.destroy();
  }
}

function connect(location: DatabaseLocation): Database {
  const { dialect, pool } = dialectAt(location);
  const observers: QueryObserver[] = [];
  const log = (event: LogEvent) => {
    for (const observe of observers) observe(event);
  };
  const db = new Kysely<Tables>({ dialect, log });
  opened.set(db, { observers, pool });
  return db;
}

function dialectAt(location: DatabaseLocation): { dialect: Dialect; pool: PoolCounts | null } {
  if ('url' in location) return postgresDialect(location.url, location.limits);
  return { dialect: sqliteDialect(location.dataDir, location.lockMs), pool: null };
}

/**
 * Brings the schema up to date, over a connection without limits: building an index or waiting for another
 * instance may take long. Returns the executed migrations and those that only a newer version knows.
 * `onMoved` receives the number of customers whose items have been moved.
 */
export async function migrateDatabase(
  location: DatabaseLocation,
  onMoved?: (customers: number) => void,
): Promise<MigrationRun> {
  const db = connect(withoutLimits(location));
  return await migrate(db, onMoved).finally(() => db.destroy());
}

/** Returns the same location without limits, for migrations and commands that may take long. */
export function withoutLimits(location: DatabaseLocation): DatabaseLocation {
  return 'url' in location ? { url: location.url } : { dataDir: location.dataDir };
}
