import type { Database } from '../platform/db/database.ts';
import { type Actor, type LoginFacts, recordActivity } from '../platform/observability/activities.ts';

/**
 * Records a login, updates the customer's last login and marks a login from a new device (ADR-021). The first
 * recorded login has no earlier device to compare with and is never marked.
 */
export async function recordLogin(db: Database, actor: Actor, login: LoginFacts): Promise<void> {
  const rows = await db
    .selectFrom('audit')
    .select('device')
    .distinct()
    .where('customer_id', '=', actor.customerId)
    .where('action', 'in', ['logged-in', 'logged-in-from-new-device'])
    .execute();
  const at = Date.now();
  await db
    .insertInto('last_login')
    .values({ customer_id: actor.customerId, at })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet({ at }))
    .execute();
  const isNew = rows.length > 0 && !rows.some(({ device }) => device === JSON.stringify(actor.device));
  await recordActivity(db, actor, isNew ? 'logged-in-from-new-device' : 'logged-in', { at, login });
}
