import type { Kysely } from 'kysely';

/**
 * Creates the tables of customers and their portfolio data (spec: decisions §7.1), and the state that
 * instances share.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('customer')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('ssn', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text')
    .addColumn('nice_customer_number', 'text')
    .addColumn('is_lo_member', 'integer', (column) => column.notNull())
    .addColumn('is_bank_customer', 'integer', (column) => column.notNull())
    .addColumn('login_bank_register_number', 'text')
    .addColumn('email', 'text')
    .addColumn('mobile', 'text')
    .addColumn('marketing_consent', 'integer', (column) => column.notNull())
    .addColumn('cross_domain_consent', 'integer', (column) => column.notNull())
    .addColumn('documents_by_post', 'integer', (column) => column.notNull())
    .addColumn('life_customer', 'text')
    .addColumn('tasks', 'text', (column) => column.notNull())
    .addColumn('has_unread_messages', 'integer', (column) => column.notNull())
    .addColumn('recommendations', 'text', (column) => column.notNull())
    .addColumn('tracking_id', 'text', (column) => column.notNull().unique())
    .execute();

  await db.schema
    .createTable('address')
    .addColumn('customer_id', 'text', (column) =>
      column.notNull().references('customer.id').onDelete('cascade'),
    )
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('is_registered', 'integer', (column) => column.notNull())
    .addColumn('street', 'text')
    .addColumn('house_number', 'text')
    .addColumn('house_letter', 'text')
    .addColumn('farm_number', 'text')
    .addColumn('title_number', 'text')
    .addColumn('postcode', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('address_pk', ['customer_id', 'position'])
    .execute();

  await db.schema
    .createTable('agreement')
    .addColumn('customer_id', 'text', (column) =>
      column.notNull().references('customer.id').onDelete('cascade'),
    )
    .addColumn('system', 'text', (column) => column.notNull())
    .addColumn('policy_number', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('description', 'text')
    .addColumn('monthly_price', 'bigint')
    .addColumn('yearly_price', 'bigint')
    .addColumn('product_type', 'text', (column) => column.notNull())
    .addColumn('product_code', 'text')
    .addColumn('details', 'text')
    .addColumn('status', 'text')
    .addColumn('status_description', 'text')
    .addColumn('end_date', 'text')
    .addPrimaryKeyConstraint('agreement_pk', ['customer_id', 'system', 'policy_number'])
    .execute();

  await db.schema
    .createTable('offer')
    .addColumn('customer_id', 'text', (column) =>
      column.notNull().references('customer.id').onDelete('cascade'),
    )
    .addColumn('system', 'text', (column) => column.notNull())
    .addColumn('policy_number', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('version_number', 'bigint')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('description', 'text')
    .addColumn('monthly_price', 'bigint')
    .addColumn('yearly_price', 'bigint')
    .addColumn('product_type', 'text', (column) => column.notNull())
    .addColumn('details', 'text')
    .addColumn('expiration_date', 'text')
    .addColumn('package', 'text')
    .addPrimaryKeyConstraint('offer_pk', ['customer_id', 'system', 'policy_number'])
    .execute();

  await db.schema
    .createTable('shared_state')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('count', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('shared_state_expires_at').on('shared_state').column('expires_at').execute();
}
