import { rmSync } from 'node:fs';
import { sql } from 'kysely';
import { beforeAll, beforeEach, inject } from 'vitest';
import { makeScratchFolder } from '../../tools/scratch-folder.mjs';
import { createDatabase } from '../../tools/test-database.ts';
import { type Database, openDatabase } from '../platform/db/database.ts';
import { isPostgres } from '../platform/db/is-postgres.ts';
import { TABLES } from '../platform/db/schema.ts';

/** A test's own database, with its schema up to date; `close` removes it. */
export type TestDatabase = {
  db: Database;
  /** its location, as environment variables of a program */
  env: Record<string, string>;
  close(): Promise<void>;
};

export type Engine = { name: string; open(): Promise<TestDatabase> };

const EMPTIED = TABLES.map((table) => `delete from ${table}`);

/** Empties every table. Opening a database and a portal takes far longer than most tests. */
export async function emptyDatabase(db: Database): Promise<void> {
  await executeAll(db, EMPTIED);
}

/**
 * Restores the rows of all tables before each test of a block: those that are there after the `beforeAll` before this
 * call. An import before each test would take several times as long (ADR-037).
 */
export function restoreRowsBeforeEach(database: () => Database): void {
  beforeAll(() =>
    executeAll(
      database(),
      TABLES.map((table) => `create table kept_${table} as select * from ${table}`),
    ),
  );
  beforeEach(() =>
    executeAll(database(), [
      ...EMPTIED,
      // Referenced tables come last in the list, so they are filled first.
      ...TABLES.toReversed().map((table) => `insert into ${table} select * from kept_${table}`),
    ]),
  );
}

/** Executes statements in one transaction. PostgreSQL gets them in one message. */
async function executeAll(db: Database, statements: readonly string[]): Promise<void> {
  const parts = isPostgres(db) ? [statements.join(';')] : statements;
  await db.transaction().execute(async (transaction) => {
    for (const part of parts) await sql.raw(part).execute(transaction);
  });
}

/**
 * Returns the engines to run a test on: SQLite, and PostgreSQL if one was started (in `*.api.test.ts`). A test whose
 * database has only sessions needs the first.
 */
export function databases(): [Engine, ...Engine[]] {
  const sqlite = { name: 'SQLite', open: openSqlite };
  return inject('postgresUrl') ? [sqlite, { name: 'PostgreSQL', open: openPostgres }] : [sqlite];
}

async function openSqlite(): Promise<TestDatabase> {
  const dataDir = makeScratchFolder('database-');
  const db = await openDatabase({ dataDir });
  return {
    db,
    env: { DATA_DIR: dataDir, DATABASE_URL: '' },
    async close() {
      await db.destroy();
      rmSync(dataDir, { recursive: true });
    },
  };
}

/** Opens a database on the PostgreSQL that was started, for a test that skips itself without one (`postgresUrl`). */
export async function openPostgres(): Promise<TestDatabase> {
  const { url, drop } = await createDatabase(inject('postgresUrl'), inject('postgresTemplate'));
  const db = await openDatabase({ url });
  return {
    db,
    env: { DATABASE_URL: url },
    async close() {
      await db.destroy();
      await drop();
    },
  };
}
