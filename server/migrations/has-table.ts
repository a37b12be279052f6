import { type QueryExecutorProvider, sql } from 'kysely';
import { isPostgres } from '../platform/db/is-postgres.ts';

/**
 * Returns whether a table exists. Kysely's list of tables fails on PostgreSQL if another process removes one of them at
 * the same time. `to_regclass` can find a table that is gone already, since it reads the session's cache.
 */
export async function hasTable(db: QueryExecutorProvider, name: string): Promise<boolean> {
  const { rows } = await (isPostgres(db)
    ? sql`select from pg_class where relname = ${name} and pg_table_is_visible(oid)`
    : sql`select 1 from sqlite_master where type = 'table' and name = ${name}`
  ).execute(db);
  return rows.length > 0;
}
