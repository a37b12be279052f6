import type { Kysely } from 'kysely';

/** Creates the tables of the texts of customers' documents, and of which document has which text (ADR-043). */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('document_text')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('pages', 'integer', (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('document_text_page')
    .addColumn('hash', 'text', (column) =>
      column.notNull().references('document_text.hash').onDelete('cascade'),
    )
    .addColumn('page', 'integer', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('document_text_page_pk', ['hash', 'page'])
    .execute();
  await db.schema
    .createTable('document_text_use')
    .addColumn('customer_id', 'text', (column) =>
      column.notNull().references('customer.id').onDelete('cascade'),
    )
    .addColumn('system', 'text', (column) => column.notNull())
    .addColumn('document_id', 'text', (column) => column.notNull())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) =>
      column.notNull().references('document_text.hash').onDelete('cascade'),
    )
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('document_text_use_pk', ['customer_id', 'system', 'document_id'])
    .execute();
  await db.schema.createIndex('document_text_use_hash').on('document_text_use').column('hash').execute();
}
