import { type Kysely, sql } from 'kysely';

/**
 * Creates the list of fields that customers changed themselves, which an import must not overwrite (ADR-024).
 * Fills it from the audit.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('own_change')
    .addColumn('customer_id', 'text', (column) =>
      column.notNull().references('customer.id').onDelete('cascade'),
    )
    .addColumn('what', 'text', (column) => column.notNull())
    .addColumn('item', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('own_change_pk', ['customer_id', 'what', 'item'])
    .execute();
  for (const [action, fields] of Object.entries(FIELDS_OF_ACTION)) {
    for (const field of fields) await takeFromAudit(db, action, field);
  }
}

/**
 * The fields that an audit action may have changed. The audit does not record which of two fields changed,
 * nor which offer was deleted.
 */
const FIELDS_OF_ACTION: Readonly<Record<string, readonly string[]>> = {
  'contact-information-changed': ['email', 'mobile'],
  'life-contact-information-changed': ['life-email', 'life-phone'],
  'marketing-consent-changed': ['marketing-consent'],
  'cross-domain-consent-changed': ['cross-domain-consent'],
  'reservation-changed': ['documents-by-post'],
};

async function takeFromAudit(db: Kysely<never>, action: string, field: string): Promise<void> {
  await sql`
    insert into own_change (customer_id, what, item, at)
    select audit.customer_id, cast(${field} as text), '', max(audit.at)
    from audit join customer on customer.id = audit.customer_id
    where audit.action = ${action}
    group by audit.customer_id`.execute(db);
}
