import { randomUUIDv7 } from 'node:crypto';
import type { Activity } from '../../../contract/activities.ts';
import type { LoginContext } from '../../../contract/session.ts';
import type { Database } from '../db/database.ts';
import type { Device } from '../device.ts';

/** The customer, device and distributor of an activity. A session is an actor. */
export type Actor = {
  customerId: string;
  /** left out: unknown, for example for a session that an older version started */
  device?: Device | undefined;
  distributor: string;
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
  { customerId, device, distributor }: Actor,
  activity: Activity,
  { at = Date.now(), login }: Options = {},
): Promise<string> {
  const row = {
    id: randomUUIDv7(),
    customer_id: customerId,
    action: activity,
    at,
    device: device ? JSON.stringify(device) : null,
    distributor,
    login: login ? JSON.stringify(login) : null,
  };
  await transaction.insertInto('audit').values(row).execute();
  return row.id;
}

/**
 * Sets the outcome of a change that was recorded before it was made. With null the change was not made, and
 * the row is deleted.
 */
export async function settleActivity(db: Database, id: string, activity: Activity | null): Promise<void> {
  if (activity === null) await db.deleteFrom('audit').where('id', '=', id).execute();
  else await db.updateTable('audit').set({ action: activity }).where('id', '=', id).execute();
}
