import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../platform/db/is-postgres.ts';
import { EARLIER_LISTS } from './earlier-lists.ts';
import { keepInStepOnPostgres, keepInStepOnSqlite } from './items-in-step.ts';

/**
 * Creates the table of all items of customers' lists, each as JSON (ADR-002). `moveItems` then copies the
 * items of the earlier tables in batches. Until the next version removes these tables, triggers keep them in
 * step with `item`, so that the version before this one can still run (ADR-003).
 */
export async function up(db: Kysely<never>): Promise<void> {
  await createItems(db);
  await db.schema
    .createTable('item_move')
    .addColumn('last_customer', 'text', (column) => column.notNull())
    .execute();
  await sql`insert into item_move values ('')`.execute(db);
  if (isPostgres(db)) await keepInStepOnPostgres(db);
  else await keepInStepOnSqlite(db);
}

/** Does the same in a new database. No earlier version has used it, so it needs no earlier tables. */
export async function upInNewDatabase(db: Kysely<never>): Promise<void> {
  await createItems(db);
  await db.schema.dropTable('document_part').execute();
  for (const { table } of EARLIER_LISTS) await db.schema.dropTable(table).execute();
  await db.schema
    .createTable('document_part')
    .addColumn('customer_id', 'text', (column) =>
      column.notNull().references('customer.id').onDelete('cascade'),
    )
    .addColumn('system', 'text', (column) => column.notNull())
    .addColumn('document_id', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('document_part_pk', ['customer_id', 'system', 'document_id', 'position'])
    .execute();
}

async function createItems(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('item')
    .addColumn('customer_id', 'text', (column) =>
      column.notNull().references('customer.id').onDelete('cascade'),
    )
    .addColumn('list', 'text', (column) => column.notNull())
    .addColumn('system', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('item_pk', ['customer_id', 'list', 'system', 'id'])
    .execute();
}
