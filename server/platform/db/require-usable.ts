import { type Kysely, sql } from 'kysely';
import { isPostgres } from './is-postgres.ts';
import { TABLES, type Tables } from './schema.ts';

/**
 * Rejects if the portal can't use the database for its customers (exports may read it):
 * - a standby of PostgreSQL, or one whose transactions may not write: a customer could not log in
 * - an account whose transactions are serializable or repeatable read: of two changes at once, one would fail
 * - an encoding that lacks characters: a customer’s text could not be stored
 * - an account that may not read and write the rows of each table
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
  const lacking = await lackingRights(db);
  if (lacking.length > 0) throw new Error(`its account lacks rights: ${lacking.join('; ')}`);
}

/** Returns the rights that the account lacks on each table that exists, as `update on customer`. */
async function lackingRights(db: Kysely<Tables>): Promise<readonly string[]> {
  const { rows } = await sql<{ rights: string }>`
    select string_agg(action, ', ' order by place) || ' on ' || name as rights
    from unnest(${sql.val([...TABLES])}::text[]) as name,
      unnest(array['select', 'insert', 'update', 'delete']) with ordinality as actions (action, place)
    where not has_table_privilege(to_regclass(name), action) group by name order by name`.execute(db);
  return rows.map(({ rights }) => rights);
}
