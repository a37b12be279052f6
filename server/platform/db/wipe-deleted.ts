import { sql } from 'kysely';
import type { Database } from './database.ts';
import { isPostgres } from './is-postgres.ts';

/**
 * Takes what was deleted out of the database's files too, where it otherwise stays until its place is used again. Takes long in a
 * large store, and rejects where others keep the embedded database busy.
 */
export async function wipeDeleted(db: Database): Promise<void> {
  await sql`vacuum`.execute(db);
  if (isPostgres(db)) return;
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
}
