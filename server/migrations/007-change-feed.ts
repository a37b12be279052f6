import type { Kysely } from 'kysely';

/**
 * Creates the feed of customers' changes, in the order they are stored, for the bank's systems
 * (spec: beyond §5, ADR-024).
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('change_feed')
    .addColumn('position', 'bigint', (column) => column.primaryKey())
    .addColumn('customer_id', 'text', (column) =>
      column.notNull().references('customer.id').onDelete('cascade'),
    )
    .addColumn('what', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('change_feed_customer_id').on('change_feed').column('customer_id').execute();
  await db.schema.createIndex('change_feed_at').on('change_feed').column('at').execute();
  await db.schema
    .createTable('change_feed_state')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('feed', 'text', (column) => column.notNull())
    .addColumn('last', 'bigint', (column) => column.notNull())
    .addColumn('purged', 'bigint', (column) => column.notNull())
    .execute();
}
