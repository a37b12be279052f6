import type { Kysely } from 'kysely';

/** Creates the table of the codes of confirmations, by their hash (spec: beyond §11). */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('confirmation_code')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('customer_id', 'text', (column) =>
      column.notNull().references('customer.id').onDelete('cascade'),
    )
    .addColumn('distributor', 'text', (column) => column.notNull())
    .addColumn('system', 'text', (column) => column.notNull())
    .addColumn('policy_number', 'text', (column) => column.notNull())
    .addColumn('issued_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('checked_on', 'text')
    .execute();
  for (const column of ['customer_id', 'expires_at'])
    await db.schema
      .createIndex(`confirmation_code_${column}`)
      .on('confirmation_code')
      .column(column)
      .execute();
}
