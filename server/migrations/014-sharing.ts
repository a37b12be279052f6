import type { Kysely } from 'kysely';

/** Creates the table of what customers let others see (spec: beyond §12). */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('sharing')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('giver_id', 'text', (column) => column.notNull().references('customer.id').onDelete('cascade'))
    .addColumn('receiver_id', 'text', (column) => column.references('customer.id').onDelete('cascade'))
    .addColumn('receiver_ssn', 'text')
    .addColumn('scopes', 'text', (column) => column.notNull())
    .addColumn('first_day', 'text', (column) => column.notNull())
    .addColumn('last_day', 'text', (column) => column.notNull())
    .execute();
  for (const column of ['giver_id', 'receiver_id', 'receiver_ssn'])
    await db.schema.createIndex(`sharing_${column}`).on('sharing').column(column).execute();
}
