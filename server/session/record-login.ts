import type { Database } from '../platform/db/database.ts';
import { type Actor, type LoginFacts, recordActivity } from '../platform/observability/activities.ts';

const LOGINS = ['logged-in', 'logged-in-from-new-device'];
const DISOWNED = 'login-disowned';

/**
 * Records a login, updates the customer's last login and marks a login from a new device (ADR-021). The first
 * recorded login has no earlier device to compare with and is never marked. After 'Det var ikke meg', all devices are
 * new again: the other person's would be a known one.
 */
export async function recordLogin(db: Database, actor: Actor, login: LoginFacts): Promise<void> {
  const rows = await db
    .selectFrom('audit')
    .select(({ fn }) => ['action', 'device', fn.max('at').as('at')])
    .where('customer_id', '=', actor.customerId)
    .where('action', 'in', [...LOGINS, DISOWNED])
    .groupBy(['action', 'device'])
    .execute();
  const disownedAt = Math.max(0, ...rows.flatMap(({ action, at }) => (action === DISOWNED ? at : [])));
  const device = JSON.stringify(actor.device);
  const isKnown = rows.some(
    (each) => each.action !== DISOWNED && each.device === device && each.at >= disownedAt,
  );
  const at = Date.now();
  await db
    .insertInto('last_login')
    .values({ customer_id: actor.customerId, at })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet({ at }))
    .execute();
  const isNew = rows.length > 0 && !isKnown;
  await recordActivity(db, actor, isNew ? 'logged-in-from-new-device' : 'logged-in', { at, login });
}
