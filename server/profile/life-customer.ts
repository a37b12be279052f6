import type { LifeContactChange, LifeCustomer } from '../../contract/profile.ts';
import { recordChange } from '../platform/db/change-feed.ts';
import { lockCustomerRow } from '../platform/db/customer-row.ts';
import type { Database } from '../platform/db/database.ts';
import type { CustomerTable } from '../platform/db/schema.ts';
import { ProblemError } from '../platform/http/errors.ts';
import type { Actor } from '../platform/observability/activities.ts';
import { checkLifeContact } from './check-contact.ts';
import { recordContactChange } from './record-contact-change.ts';

type LifeRecord = Omit<LifeCustomer, 'eksisterer'>;

/**
 * Returns the customer's record in the life-insurance system. `eksisterer` is false if there is none
 * (spec: shell §3.3).
 */
export function toLifeCustomer(row: Pick<CustomerTable, 'life_customer'>): LifeCustomer {
  const record = parseRecord(row.life_customer);
  return record ? { eksisterer: true, ...record } : { eksisterer: false };
}

/**
 * Changes the contact information of the life-insurance record and returns the stored values
 * (spec: decisions §4). Throws a 400 problem with a code if a value is invalid, and 409 if there is no
 * record.
 */
export async function changeLifeContact(
  db: Database,
  actor: Actor,
  change: LifeContactChange,
): Promise<LifeCustomer> {
  const values = checkLifeContact(change);
  const { customerId } = actor;
  return await db.transaction().execute(async (trx) => {
    const row = await lockCustomerRow(trx, customerId);
    const before = parseRecord(row.life_customer);
    if (!before) throw new ProblemError(409, 'noLifeCustomer');
    const now = { ...before, ...values };
    if (now.epost !== before.epost || now.telefon !== before.telefon) {
      const life_customer = JSON.stringify(now);
      await trx.updateTable('customer').set({ life_customer }).where('id', '=', customerId).execute();
      if (now.epost !== before.epost) await recordContactChange(trx, actor, 'life-email');
      if (now.telefon !== before.telefon) await recordContactChange(trx, actor, 'life-phone');
      await recordChange(trx, customerId, 'life-contact-information-changed', { eksisterer: true, ...now });
    }
    return { eksisterer: true, ...now };
  });
}

function parseRecord(json: string | null): LifeRecord | null {
  return json === null ? null : (JSON.parse(json) as LifeRecord);
}
