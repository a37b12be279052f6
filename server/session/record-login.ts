import type { Database } from '../platform/db/database.ts';
import { type Actor, type LoginFacts, recordActivity } from '../platform/observability/activities.ts';

/**
 * Records a login, that it is the customer's last, and whether it came from a device that none of the customer's earlier ones did (ADR-083). The first that
 * is known of has nothing to be compared with.
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
