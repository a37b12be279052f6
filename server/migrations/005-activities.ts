import type { Kysely } from 'kysely';

/**
 * Where and how what stands in the audit was done, and whose an entry of the shared state is, so that a customer's sessions can be
 * listed (ADR-082, ADR-083). Earlier rows, and those of an older version beside this one, know neither.
 */
export async function up(db: Kysely<never>): Promise<void> {
  // SQLite adds one column at a time.
  for (const column of ['device', 'distributor', 'login']) {
    await db.schema.alterTable('audit').addColumn(column, 'text').execute();
  }
  await db.schema.alterTable('shared_state').addColumn('owner', 'text').execute();
  await db.schema.createIndex('shared_state_owner').on('shared_state').column('owner').execute();
}
