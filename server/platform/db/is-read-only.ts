import { type Kysely, sql } from 'kysely';
import { isPostgres } from './is-postgres.ts';
import type { Tables } from './schema.ts';

export const READ_ONLY_MESSAGE = 'it accepts no writes, as a standby';

/** Returns whether the database is a standby of PostgreSQL, or one whose transactions may not write. */
export async function isReadOnly(db: Kysely<Tables>): Promise<boolean> {
  if (!isPostgres(db)) return false;
  const { rows } = await sql<{ value: string }>`
    select current_setting('transaction_read_only') as value`.execute(db);
  return rows[0]?.value === 'on';
}
