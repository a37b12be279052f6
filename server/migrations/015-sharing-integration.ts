import type { Kysely } from 'kysely';

/** Adds whether the giver's bank had the partner-group integration when they shared (spec: beyond §6, beyond §12). */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('sharing').addColumn('partner_integration', 'integer').execute();
}
