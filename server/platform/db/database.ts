import { Kysely } from 'kysely';
import { migrate } from './migrations.ts';
import { type DatabaseLimits, postgresDialect } from './postgres.ts';
import type { Tables } from './schema.ts';
import { sqliteDialect } from './sqlite.ts';

export type Database = Kysely<Tables>;

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
  onNewerSchema: (migrations: readonly string[]) => void = () => {},
): Promise<Database> {
  const newer = await migrateAt(location);
  if (newer.length > 0) onNewerSchema(newer);
  return new Kysely<Tables>({
    dialect:
      'url' in location ? postgresDialect(location.url, location.limits) : sqliteDialect(location.dataDir),
  });
}

/** Over a connection without limits: building an index, or waiting for another instance, may take its time. */
async function migrateAt(location: DatabaseLocation): Promise<readonly string[]> {
  const dialect = 'url' in location ? postgresDialect(location.url) : sqliteDialect(location.dataDir);
  const db = new Kysely<Tables>({ dialect });
  try {
    return await migrate(db);
  } finally {
    await db.destroy();
  }
}
