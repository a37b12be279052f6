import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import { type DatabaseLocation, openDatabase } from '../../server/platform/db/database.ts';

/** In an order in which every row comes after the rows that it references. */
const TABLES = ['customer', 'address', 'item', 'document_part'] as const;

/** Returns the seconds it takes to parse JSON lines and write them again unchanged. */
export async function plainJson(from: string, to: string): Promise<number> {
  const began = performance.now();
  const lines = createInterface({ input: createReadStream(from) });
  await pipeline(async function* () {
    for await (const line of lines) yield `${JSON.stringify(JSON.parse(line))}\n`;
  }, createWriteStream(to));
  return (performance.now() - began) / 1000;
}

/**
 * Returns the number of portfolio rows in a database, and the seconds it takes to insert them again. The rows
 * are copied inside the database in one transaction: nothing is read, checked or sent.
 */
export async function plainStore(location: DatabaseLocation): Promise<{ rows: number; seconds: number }> {
  const db = await openDatabase(location);
  try {
    let rows = 0;
    for (const table of TABLES) {
      await sql`create table ${sql.table(`plain_${table}`)} as select * from ${sql.table(table)}`.execute(db);
      const { count } = await db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      rows += count;
    }
    for (const table of TABLES.toReversed()) await db.deleteFrom(table).execute();
    const began = performance.now();
    await db.transaction().execute(async (transaction) => {
      for (const table of TABLES) {
        await sql`insert into ${sql.table(table)} select * from ${sql.table(`plain_${table}`)}`.execute(
          transaction,
        );
      }
    });
    return { rows, seconds: (performance.now() - began) / 1000 };
  } finally {
    await db.destroy();
  }
}
