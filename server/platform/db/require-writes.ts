import { type Kysely, sql } from 'kysely';
import { isPostgres } from './is-postgres.ts';
import type { Tables } from './schema.ts';

/**
 * Rejects if the database is a standby of PostgreSQL, or one whose transactions may not write: a customer could not log
 * in. Exports may read a replica.
 */
export async function requireWrites(db: Kysely<Tables>): Promise<void> {
  if (!isPostgres(db)) return;
  const { rows } = await sql<{ value: string }>`
    select current_setting('transaction_read_only') as value`.execute(db);
  if (rows[0]?.value === 'on') throw new Error('it accepts no writes, as a standby');
}
