import { sql } from 'kysely';
import type { Database } from './database.ts';
import { isPostgres } from './is-postgres.ts';

/**
 * Removes deleted data from the database's files, where it otherwise remains until its space is reused. Takes
 * long in a large store. Rejects if other processes keep the embedded database busy.
 */
export async function vacuumDatabase(db: Database): Promise<void> {
  await sql`vacuum`.execute(db);
  if (isPostgres(db)) return;
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
}
