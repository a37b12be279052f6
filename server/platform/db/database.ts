import { Kysely } from 'kysely';
import { type MigrationRun, migrate, schemaState } from './migrations.ts';
import { type DatabaseLimits, postgresDialect } from './postgres.ts';
import type { Tables } from './schema.ts';
import { sqliteDialect } from './sqlite.ts';

export type Database = Kysely<Tables>;
type OnNewerSchema = (migrations: readonly string[]) => void;

/**
 * Where the data lie: a PostgreSQL server's address, or a folder for the embedded database (spec: decisions §1). Without
 * `limits` a statement may take as long as it takes, as commands of operators need.
 */
export type DatabaseLocation = { url: string; limits?: DatabaseLimits } | { dataDir: string };

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
  return new Kysely<Tables>({
    dialect:
      'url' in location ? postgresDialect(location.url, location.limits) : sqliteDialect(location.dataDir),
  });
}

/**
 * Brings the schema up to date, over a connection without limits: building an index, or waiting for another instance, may take
 * its time. Returns the migrations that were run, and those that only a newer version knows.
 */
export async function migrateDatabase(location: DatabaseLocation): Promise<MigrationRun> {
  const db = connect('url' in location ? { url: location.url } : location);
  try {
    return await migrate(db);
  } finally {
    await db.destroy();
  }
}
