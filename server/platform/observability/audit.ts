import { randomUUID } from 'node:crypto';
import type { Database } from '../db/database.ts';

/**
 * The changes that a customer can make, and what else must be known afterwards; values never stand in the audit
 * (spec: decisions §7).
 */
export type AuditedAction =
  | 'contact-information-changed'
  | 'life-contact-information-changed'
  | 'address-refreshed'
  | 'reservation-changed'
  | 'marketing-consent-changed'
  | 'cross-domain-consent-changed'
  | 'offer-deleted'
  /** asked of a source system, and not known to have happened or not */
  | 'offer-deletion-unclear'
  | 'message-read'
  | 'claims-jump-started'
  | 'national-id-shown';

/**
 * Records who changed what and when; returns the row's id. Takes the transaction that makes the change, so that
 * neither stands without the other.
 */
export async function audit(
  transaction: Database,
  customerId: string,
  action: AuditedAction,
): Promise<string> {
  const row = { id: randomUUID(), customer_id: customerId, action, at: Date.now() };
  await transaction.insertInto('audit').values(row).execute();
  return row.id;
}

/** Records the outcome of a change that was recorded before it was made; null: it was not made, and the row goes. */
export async function settleAudit(db: Database, id: string, action: AuditedAction | null): Promise<void> {
  if (action === null) await db.deleteFrom('audit').where('id', '=', id).execute();
  else await db.updateTable('audit').set({ action }).where('id', '=', id).execute();
}
