import type { CreateTableBuilder, Kysely } from 'kysely';

/**
 * Creates the tables of insurance data: agreement details, documents with files, invoices, claims and
 * messages.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('agreement').addColumn('insurance_details', 'text').execute();

  await itemTable(db, 'document')
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('date', 'text', (column) => column.notNull())
    .addColumn('policy_number', 'text')
    .addColumn('size', 'bigint')
    .execute();
  await db.schema
    .createTable('document_part')
    .addColumn('customer_id', 'text', (column) => column.notNull())
    .addColumn('system', 'text', (column) => column.notNull())
    .addColumn('document_id', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('document_part_pk', ['customer_id', 'system', 'document_id', 'position'])
    .addForeignKeyConstraint(
      'document_part_document',
      ['customer_id', 'system', 'document_id'],
      'document',
      ['customer_id', 'system', 'id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute();
  await itemTable(db, 'invoice')
    .addColumn('due_date', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('kid', 'text')
    .addColumn('account_number', 'text')
    .addColumn('policy_numbers', 'text')
    .addColumn('document_id', 'text')
    .execute();
  await itemTable(db, 'claim')
    .addColumn('claim_number', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('reported_date', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('policy_number', 'text')
    .addColumn('next_step', 'text')
    .addColumn('paid', 'bigint')
    .addColumn('events', 'text')
    .addColumn('document_ids', 'text')
    .execute();
  await itemTable(db, 'message')
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('date', 'text', (column) => column.notNull())
    .addColumn('is_read', 'integer', (column) => column.notNull())
    .addColumn('text', 'text')
    .addColumn('policy_number', 'text')
    .addColumn('document_id', 'text')
    .execute();
}

/** Returns the builder of a table of customers' items. Each item has the id from its source system. */
function itemTable(db: Kysely<never>, name: string): CreateTableBuilder<string> {
  return db.schema
    .createTable(name)
    .addColumn('customer_id', 'text', (column) =>
      column.notNull().references('customer.id').onDelete('cascade'),
    )
    .addColumn('system', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint(`${name}_pk`, ['customer_id', 'system', 'id']);
}
