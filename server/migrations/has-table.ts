import { type Kysely, PostgresAdapter, sql } from 'kysely';

/**
 * Returns whether a table exists. Kysely's list of tables fails on PostgreSQL if another process removes one of them at
 * the same time. `to_regclass` can find a table that is gone already, since it reads the session's cache.
 */
export async function hasTable(db: Kysely<never>, name: string): Promise<boolean> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const { rows } = await (isPostgres
    ? sql`select from pg_class where relname = ${name} and pg_table_is_visible(oid)`
    : sql`select 1 from sqlite_master where type = 'table' and name = ${name}`
  ).execute(db);
  return rows.length > 0;
}
