import type { Kysely } from 'kysely';

/**
 * Adds device, distributor and login to the audit, and the owner to entries of the shared state. With the
 * owner, a customer's sessions can be listed (ADR-026, ADR-021). The columns are null in earlier rows and in
 * rows from an older version that runs at the same time.
 */
export async function up(db: Kysely<never>): Promise<void> {
  // SQLite can add only one column per statement.
  for (const column of ['device', 'distributor', 'login']) {
    await db.schema.alterTable('audit').addColumn(column, 'text').execute();
  }
  await db.schema.alterTable('shared_state').addColumn('owner', 'text').execute();
  await db.schema.createIndex('shared_state_owner').on('shared_state').column('owner').execute();
}
