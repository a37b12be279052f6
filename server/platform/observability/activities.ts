import type { Activity } from '../../../contract/activities.ts';
import type { LoginContext } from '../../../contract/session.ts';
import { compareTexts } from '../../../domain/compare.ts';
import type { Database } from '../db/database.ts';
import type { Device } from '../device.ts';
import { timeOrderedId } from '../time-ordered-id.ts';

/** The customer, device and distributor of an activity. A session is an actor. */
export type Actor = {
  customerId: string;
  /** left out: unknown, for example for a session that an older version started */
  device?: Device | undefined;
  /** left out: unknown to the customer, as for an activity of another person */
  distributor?: string | undefined;
};

/** How a customer logged in. */
export type LoginFacts = {
  loginContext: LoginContext;
  /** the provider's `acr`; null: the provider gave none */
  level: string | null;
};

type Options = {
  /** epoch ms; default: now */
  at?: number;
  login?: LoginFacts;
};

/**
 * Records a customer's activity with time and place, without values (spec: decisions §7, beyond §3, ADR-026).
 * Returns the row's id. Call it in the transaction that makes the change, so that both are committed or
 * neither.
 */
export async function recordActivity(
  transaction: Database,
  actor: Actor,
  activity: Activity,
  { at = Date.now(), login }: Options = {},
): Promise<string> {
  const row = {
    id: timeOrderedId(),
    action: activity,
    at,
    ...placeOf(actor),
    login: login ? JSON.stringify(login) : null,
  };
  await transaction.insertInto('audit').values(row).execute();
  return row.id;
}

/**
 * Records the same activity of several customers in one statement. Skips ids that are recorded already, so it can be
 * repeated. Returns the ids of the new rows.
 */
export async function recordActivitiesOnce(
  db: Database,
  activity: Activity,
  activities: readonly { id: string; actor: Actor; at: number }[],
): Promise<ReadonlySet<string>> {
  if (activities.length === 0) return new Set();
  // In the same order everywhere, so that two instances do not wait for each other's rows.
  const sorted = activities.toSorted((a, b) => compareTexts(a.id, b.id));
  const rows = await db
    .insertInto('audit')
    .values(sorted.map(({ id, actor, at }) => ({ id, action: activity, at, ...placeOf(actor), login: null })))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

function placeOf({ customerId, device, distributor }: Actor) {
  return {
    customer_id: customerId,
    device: device ? JSON.stringify(device) : null,
    distributor: distributor ?? null,
  };
}

/** Sets the outcome of a change that was recorded before it was made; null: it was not made. */
export async function settleActivity(db: Database, id: string, activity: Activity | null): Promise<void> {
  if (activity === null) await db.deleteFrom('audit').where('id', '=', id).execute();
  else await db.updateTable('audit').set({ action: activity }).where('id', '=', id).execute();
}
