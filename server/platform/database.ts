import { Kysely, PostgresDialect } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import pg from 'pg';
import * as customers from '../migrations/001-customers.ts';
import * as changes from '../migrations/002-changes.ts';
import * as ownChanges from '../migrations/003-own-changes.ts';
import type { Tables } from './schema.ts';
import { sqliteDialect } from './sqlite.ts';

export type Database = Kysely<Tables>;

/** Where the data lie: a PostgreSQL server's address, or a folder for the embedded database (decisions 1). */
export type DatabaseLocation = { url: string } | { dataDir: string };

const MIGRATIONS: Record<string, Migration> = {
  '001-customers': customers,
  '002-changes': changes,
  '003-own-changes': ownChanges,
};

/** Opens the database and brings its schema up to date. Several instances may start at once. */
export async function openDatabase(location: DatabaseLocation): Promise<Database> {
  const dialect = 'url' in location ? postgresDialect(location.url) : sqliteDialect(location.dataDir);
  const db = new Kysely<Tables>({ dialect });
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = await migrator.migrateToLatest();
  if (error) {
    await db.destroy();
    throw error;
  }
  return db;
}

function postgresDialect(url: string): PostgresDialect {
  // Times and øre are bigint, which pg hands out as text; both stay far below 2^53.
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({ connectionString: url, types, connectionTimeoutMillis: 5000 });
  // A broken idle connection is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  return new PostgresDialect({ pool });
}
