import type { Database } from '../platform/db/database.ts';
import { recordOwnChange } from '../platform/db/own-change.ts';
import { type Actor, recordActivity } from '../platform/observability/activities.ts';

type Field = 'email' | 'mobile' | 'life-email' | 'life-phone';

/**
 * Records that a customer changed a field of their contact information, for imports and the activity record.
 */
export async function recordContactChange(transaction: Database, actor: Actor, field: Field): Promise<void> {
  await recordOwnChange(transaction, actor.customerId, field);
  await recordActivity(transaction, actor, `${field}-changed`);
}
