import type { Kysely } from 'kysely';

/** Creates the tables of the files that customers send to claims in the store (spec: beyond §10, ADR-044). */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('claim_file')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('customer_id', 'text', (column) =>
      column.notNull().references('customer.id').onDelete('cascade'),
    )
    .addColumn('system', 'text', (column) => column.notNull())
    .addColumn('claim_id', 'text', (column) => column.notNull())
    .addColumn('upload_key', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('claim_file_upload', ['customer_id', 'system', 'claim_id', 'upload_key'])
    .execute();
  await db.schema
    .createTable('claim_file_part')
    .addColumn('customer_id', 'text', (column) =>
      column.notNull().references('customer.id').onDelete('cascade'),
    )
    .addColumn('file_id', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('claim_file_part_pk', ['file_id', 'position'])
    .execute();
  await db.schema
    .createIndex('claim_file_part_customer')
    .on('claim_file_part')
    .columns(['customer_id', 'at'])
    .execute();
}
