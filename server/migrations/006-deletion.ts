import { type Kysely, sql } from 'kysely';

/**
 * Creates the tables for deletion: requests, deleted customers and last logins. Adds the time from which a
 * customer's inactivity is counted (ADR-027).
 */
export async function up(db: Kysely<never>): Promise<void> {
  // For existing customers, inactivity is counted from now. A constant default avoids rewriting the rows of a
  // large table.
  await db.schema
    .alterTable('customer')
    .addColumn('stored_at', 'bigint', (column) => column.notNull().defaultTo(sql.lit(Date.now())))
    .execute();
  await db.schema
    .createTable('last_login')
    .addColumn('customer_id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('deletion_request')
    .addColumn('customer_id', 'text', (column) =>
      column.primaryKey().references('customer.id').onDelete('cascade'),
    )
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('deleted_customer')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
}
