import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { type RawBuilder, sql } from 'kysely';
import { inject } from 'vitest';
import { executeOn } from '../../tools/execute-on.ts';
import { makeScratchFolder } from '../../tools/scratch-folder.mjs';
import { type Database, openDatabase } from '../platform/db/database.ts';
import { TABLES } from '../platform/db/schema.ts';

/** A test's own database, with its schema up to date; `close` removes it. */
export type TestDatabase = {
  db: Database;
  /** its location, as environment variables of a program */
  env: Record<string, string>;
  close(): Promise<void>;
};

export type Engine = { name: string; open(): Promise<TestDatabase> };

/** Empties every table. Opening a database and a portal takes far longer than most tests. */
export async function emptyDatabase(db: Database): Promise<void> {
  for (const table of TABLES) await db.deleteFrom(table).execute();
}

/**
 * Copies the current rows of all tables into copy tables. Returns a function that restores them. An import
 * before each test would take several times as long (ADR-037).
 */
export async function keepRows(db: Database): Promise<() => Promise<void>> {
  for (const table of TABLES)
    await sql`create table ${copyOf(table)} as select * from ${sql.table(table)}`.execute(db);
  return () =>
    db.transaction().execute(async (transaction) => {
      for (const table of TABLES) await sql`delete from ${sql.table(table)}`.execute(transaction);
      // Referenced tables come last in the list, so they are filled first.
      for (const table of TABLES.toReversed())
        await sql`insert into ${sql.table(table)} select * from ${copyOf(table)}`.execute(transaction);
    });
}

function copyOf(table: string): RawBuilder<unknown> {
  return sql.table(`kept_${table}`);
}

/** Returns the engines to run a test on: SQLite, and PostgreSQL if one was started (in `*.api.test.ts`). */
export function databases(): Engine[] {
  const url: string | undefined = inject('postgresUrl');
  const sqlite = { name: 'SQLite', open: openSqlite };
  return url ? [sqlite, { name: 'PostgreSQL', open: () => openPostgres(url) }] : [sqlite];
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

async function openPostgres(serverUrl: string): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await executeOn(serverUrl, `create database ${name} template ${inject('postgresTemplate')}`);
  const url = new URL(serverUrl);
  url.pathname = name;
  const db = await openDatabase({ url: url.href });
  return {
    db,
    env: { DATABASE_URL: url.href },
    async close() {
      await db.destroy();
      await executeOn(serverUrl, `drop database ${name} with (force)`);
    },
  };
}
