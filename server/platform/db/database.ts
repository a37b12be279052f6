import { setTimeout } from 'node:timers/promises';
import { type Dialect, Kysely, type LogEvent } from 'kysely';
import type { Pool } from 'pg';
import { type MigrationRun, migrate, schemaState } from './migrations.ts';
import { type DatabaseLimits, postgresDialect } from './postgres.ts';
import type { Tables } from './schema.ts';
import { BUSY_MS, isLocked, sqliteDialect } from './sqlite.ts';

const RETRY_MS = 50;

export type Database = Kysely<Tables>;
type OnNewerSchema = (migrations: readonly string[]) => void;

export type QueryObserver = (event: LogEvent) => void;
/** Of each database that was opened: who observes its queries, and its connections to PostgreSQL. */
const opened = new WeakMap<Database, { observers: QueryObserver[]; pool: PoolCounts | null }>();
export type PoolCounts = Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;

/** Has every query of a database reported when it is done, in the request that made it. */
export function observeQueries(db: Database, observer: QueryObserver): void {
  opened.get(db)?.observers.push(observer);
}

/** Returns how many connections to PostgreSQL a database has; null where it is SQLite. */
export function poolOf(db: Database): PoolCounts | null {
  return opened.get(db)?.pool ?? null;
}

/**
 * Where the data lie: a PostgreSQL server's address, or a folder for the embedded database (spec: decisions §1). Without
 * `limits` a statement may take as long as it takes, as commands of operators need. `lockMs`: so long a write waits for another
 * process's.
 */
export type DatabaseLocation =
  | { url: string; limits?: DatabaseLimits }
  | { dataDir: string; lockMs?: number };

/**
 * Opens the database and brings its schema up to date. Several instances may start at once, older and newer ones
 * beside each other: `onNewerSchema` receives the migrations that only a newer version knows.
 */
export async function openDatabase(
  location: DatabaseLocation,
  onNewerSchema: OnNewerSchema = () => {},
): Promise<Database> {
  const { newer } = await migrateDatabase(location);
  if (newer.length > 0) onNewerSchema(newer);
  return connect(location);
}

/** Opens a database that `npm run migrate` has brought up to date: the account needs no right to change the schema. Rejects where it is older. */
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
 * Brings the schema up to date, over a connection without limits: building an index, or waiting for another instance, may take
 * its time. Returns the migrations that were run, and those that only a newer version knows.
 */
export async function migrateDatabase(location: DatabaseLocation): Promise<MigrationRun> {
  const end = performance.now() + BUSY_MS;
  for (;;) {
    try {
      return await migrateAt(location);
    } catch (error) {
      // Of two that start at once on an empty SQLite file one finds it locked, and SQLite does not wait where reading becomes writing.
      if (!isLocked(error) || performance.now() > end) throw error;
      await setTimeout(RETRY_MS);
    }
  }
}

/** Returns the same place for migrations and commands, which may take their time. */
export function withoutLimits(location: DatabaseLocation): DatabaseLocation {
  return 'url' in location ? { url: location.url } : { dataDir: location.dataDir };
}

async function migrateAt(location: DatabaseLocation): Promise<MigrationRun> {
  const db = connect(withoutLimits(location));
  try {
    return await migrate(db);
  } finally {
    await db.destroy();
  }
}
