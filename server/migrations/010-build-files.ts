import type { Kysely } from 'kysely';

/** Creates the table of the files that pages of the last builds load (ADR-042). */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('build_file')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('encoding', 'text')
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('last_seen', 'bigint', (column) => column.notNull())
    .execute();
}
