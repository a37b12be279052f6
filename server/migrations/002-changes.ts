import type { Kysely } from 'kysely';

/** Creates the audit of customers' changes, and feedback (spec: decisions §7). */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('audit')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('customer_id', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('audit_customer_id').on('audit').columns(['customer_id', 'at']).execute();

  await db.schema
    .createTable('feedback')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('customer_id', 'text')
    .addColumn('distributor', 'text', (column) => column.notNull())
    .addColumn('product_code', 'text')
    .addColumn('page', 'text', (column) => column.notNull())
    .addColumn('value', 'text')
    .addColumn('comment', 'text')
    .addColumn('answers', 'text')
    .addColumn('email', 'text')
    .addColumn('phone', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('feedback_created_at').on('feedback').column('created_at').execute();
}
