import { type Kysely, sql } from 'kysely';
import { isPostgres } from './is-postgres.ts';
import type { Tables } from './schema.ts';

/**
 * Rejects if the portal can't use the database for its customers (exports may read it):
 * - a standby of PostgreSQL, or one whose transactions may not write: a customer could not log in
 * - an account whose transactions are serializable or repeatable read: of two changes at once, one would fail
 * - an encoding that lacks characters: a customer’s text could not be stored
 */
export async function requireUsable(db: Kysely<Tables>): Promise<void> {
  if (!isPostgres(db)) return;
  const { rows } = await sql<{ readOnly: string; isolation: string; encoding: string }>`
    select current_setting('transaction_read_only') as "readOnly",
      current_setting('transaction_isolation') as isolation,
      current_setting('server_encoding') as encoding`.execute(db);
  const { readOnly, isolation, encoding } = rows[0] ?? {};
  if (readOnly === 'on') throw new Error('it accepts no writes, as a standby');
  if (isolation === 'repeatable read' || isolation === 'serializable')
    throw new Error(
      `its transactions are ${isolation}: set default_transaction_isolation of its account to 'read committed'`,
    );
  // SQL_ASCII stores the bytes of any encoding.
  if (encoding !== 'UTF8' && encoding !== 'SQL_ASCII')
    throw new Error(`its encoding is ${encoding}: create it with encoding 'UTF8'`);
}
