import { type Kysely, sql } from 'kysely';
import { isPostgres } from './is-postgres.ts';
import { TABLES, type Tables } from './schema.ts';

/** Returns the tables on which the database's account has no rights at all; none on SQLite, which has no accounts. */
export async function forbiddenTables(db: Kysely<Tables>): Promise<readonly string[]> {
  if (!isPostgres(db)) return [];
  const { rows } = await sql<{ name: string }>`
    select name from unnest(${sql.val([...TABLES])}::text[]) as name
    where not has_table_privilege(to_regclass(name), 'select, insert, update, delete')`.execute(db);
  return rows.map(({ name }) => name);
}
