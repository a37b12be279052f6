import { type Insertable, type InsertQueryBuilder, type InsertResult, sql } from 'kysely';
import type { Database } from '../../server/platform/db/database.ts';
import { isPostgres } from '../../server/platform/db/is-postgres.ts';
import type { Tables } from '../../server/platform/db/schema.ts';

/**
 * Returns a statement that inserts rows, or null without rows. The first row determines the columns. All are one JSON
 * parameter, which avoids thousands of parameters. Columns are named, so that one of a newer version gets its default
 * and not null (ADR-003).
 */
export function insertRows<Table extends keyof Tables>(
  transaction: Database,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
): InsertQueryBuilder<Tables, Table, InsertResult> | null {
  if (!rows[0]) return null;
  const columns = Object.keys(rows[0]) as (keyof Tables[Table] & string)[];
  const json = JSON.stringify(rows);
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const values = sql.join(columns.map((column) => sql`value ->> ${sql.lit(column)}`));
  const selected = isPostgres(transaction)
    ? sql`select ${names} from json_populate_recordset(null::${sql.table(table)}, ${json})`
    : // Without a condition, SQLite takes the `on` of a conflict for that of a join.
      sql`select ${values} from json_each(${json}) where true`;
  return transaction.insertInto(table).columns(columns).expression(selected);
}
