import {
  CompiledQuery,
  type Insertable,
  type InsertQueryBuilder,
  type InsertResult,
  sql,
  type Transaction,
} from 'kysely';
import { isPostgres } from '../../server/platform/db/is-postgres.ts';
import type { Tables } from '../../server/platform/db/schema.ts';

/** SQLite allows 32,766 parameters per statement. */
const PARAMETERS = 30_000;
/** Rows per statement to SQLite, few enough to prepare the statement once for a whole import. */
const ROWS = 16;

type Insert<Table extends keyof Tables> = InsertQueryBuilder<Tables, Table, InsertResult>;

/** Inserts many rows of a table in the fastest way for the database. The first row determines the columns. */
export async function insertAll<Table extends keyof Tables>(
  transaction: Transaction<Tables>,
  table: Table,
  rows: Insertable<Tables[Table]>[],
): Promise<void> {
  if (isPostgres(transaction)) {
    for (const insert of insertRows(transaction, table, rows)) await insert.execute();
    return;
  }
  const columns = Object.keys(rows[0] ?? {});
  for (let start = 0; start < rows.length; ) {
    const count = rows.length - start < ROWS ? 1 : ROWS;
    const values = rows.slice(start, start + count).flatMap((row) => valuesOf(row, columns));
    await transaction.executeQuery(CompiledQuery.raw(insertText(table, columns, count), values));
    start += count;
  }
}

function valuesOf(row: object, columns: readonly string[]): unknown[] {
  const values: Readonly<Record<string, unknown>> = { ...row };
  return columns.map((column) => values[column]);
}

function insertText(table: string, columns: readonly string[], count: number): string {
  const row = `(${columns.map(() => '?').join()})`;
  const names = columns.map((column) => `"${column}"`).join();
  return `insert into "${table}" (${names}) values ${Array(count).fill(row).join()}`;
}

/**
 * Returns statements that insert many rows; the first row determines the columns. PostgreSQL gets all rows as
 * one JSON parameter, which avoids thousands of parameters. SQLite gets values, in parts.
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
    // Named, so that a column of a newer version gets its default and not null (ADR-003).
    const columns = Object.keys(rows[0] ?? {}) as (keyof Tables[Table] & string)[];
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
