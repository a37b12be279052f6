import { type Kysely, sql } from 'kysely';

/** Who asks to be deleted, that somebody was, and what says how long a customer has been idle (ADR-085). */
export async function up(db: Kysely<never>): Promise<void> {
  // Counting begins now for whom the store has. A constant as the default costs no row of a large table a write.
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
