import { randomUUID } from 'node:crypto';
import type { Database } from './database.ts';

/** The changes that a customer can make; values never stand in the audit (decisions 7). */
export type AuditedAction =
  | 'contact-information-changed'
  | 'life-contact-information-changed'
  | 'address-refreshed'
  | 'reservation-changed'
  | 'marketing-consent-changed'
  | 'cross-domain-consent-changed'
  | 'offer-deleted'
  /** asked of a source system that broke off: it may have happened */
  | 'offer-deletion-unclear'
  | 'claims-jump-started';

/**
 * Notes who changed what and when. Takes the transaction that makes the change, so that neither stands without the
 * other.
 */
export async function audit(transaction: Database, customerId: string, action: AuditedAction): Promise<void> {
  const row = { id: randomUUID(), customer_id: customerId, action, at: Date.now() };
  await transaction.insertInto('audit').values(row).execute();
}
