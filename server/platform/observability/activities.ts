import { randomUUIDv7 } from 'node:crypto';
import type { Activity } from '../../../contract/activities.ts';
import type { LoginContext } from '../../../contract/session.ts';
import type { Database } from '../db/database.ts';
import type { Device } from '../device.ts';

/** Who acts: a customer, on a device, at a distributor. A session is one. */
export type Actor = {
  customerId: string;
  /** left out: nobody knows, as of a session that an older version began */
  device?: Device | undefined;
  distributor: string;
};

/** How a customer logged in. */
export type LoginFacts = {
  loginContext: LoginContext;
  /** the provider's `acr`; null: it gave none */
  level: string | null;
};

type Options = {
  /** epoch milliseconds; left out: now */
  at?: number;
  login?: LoginFacts;
};

/**
 * Records what a customer did, where and when, without values (spec: decisions §7, beyond §3, ADR-082); returns the row's id.
 * Takes the transaction that makes the change, so that neither stands without the other.
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

/** Records the outcome of a change that was recorded before it was made; null: it was not made, and the row goes. */
export async function settleActivity(db: Database, id: string, activity: Activity | null): Promise<void> {
  if (activity === null) await db.deleteFrom('audit').where('id', '=', id).execute();
  else await db.updateTable('audit').set({ action: activity }).where('id', '=', id).execute();
}
