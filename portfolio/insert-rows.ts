import { type Insertable, type InsertQueryBuilder, type InsertResult, sql, type Transaction } from 'kysely';
import { isPostgres } from '../server/platform/db/is-postgres.ts';
import type { Tables } from '../server/platform/db/schema.ts';

/** SQLite takes 32,766 parameters in one statement. */
const PARAMETERS = 30_000;

type Insert<Table extends keyof Tables> = InsertQueryBuilder<Tables, Table, InsertResult>;

/**
 * Inserts that between them store many rows of a table in the engine's fastest way: PostgreSQL takes all of them as
 * one parameter of JSON, which spares it and us thousands of parameters; SQLite takes values, in parts.
 */
export function insertRows<Table extends keyof Tables>(
  transaction: Transaction<Tables>,
  table: Table,
  rows: Insertable<Tables[Table]>[],
): Insert<Table>[] {
  if (rows.length === 0) return [];
  const insert = transaction.insertInto(table);
  if (isPostgres(transaction)) {
    const rowType = sql`null::${sql.table(table)}`;
    // Named, so that a column of a newer version gets its default and not null (ADR-025).
    const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))] as (keyof Tables[Table] & string)[];
    const values = sql.join(columns.map((column) => sql.ref(column)));
    return [
      insert
        .columns(columns)
        .expression(sql`select ${values} from json_populate_recordset(${rowType}, ${JSON.stringify(rows)})`),
    ];
  }
  const size = Math.floor(PARAMETERS / Object.keys(rows[0] ?? {}).length);
  const count = Math.ceil(rows.length / size);
  return Array.from({ length: count }, (_, part) =>
    insert.values(rows.slice(part * size, (part + 1) * size)),
  );
}
