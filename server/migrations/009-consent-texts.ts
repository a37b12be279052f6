import type { Kysely } from 'kysely';

/** Adds the text that the customer read before each consent: its language and version (spec: beyond §7). */
export async function up(db: Kysely<never>): Promise<void> {
  for (const column of ['marketing_consent_text', 'cross_domain_consent_text'])
    await db.schema.alterTable('customer').addColumn(column, 'text').execute();
}
