import type { ContactInformation } from '../../contract/customer.ts';
import type { ContactChange } from '../../contract/profile.ts';
import { recordChange } from '../platform/db/change-feed.ts';
import { lockCustomerRow } from '../platform/db/customer-row.ts';
import type { Database } from '../platform/db/database.ts';
import type { CustomerTable } from '../platform/db/schema.ts';
import { ProblemError } from '../platform/http/errors.ts';
import type { Actor } from '../platform/observability/activities.ts';
import { checkContact } from './check-contact.ts';
import { recordContactChange } from './record-contact-change.ts';

/** Returns the contact information of the customer's row. Unknown fields are omitted. */
export function toContactInformation(row: Pick<CustomerTable, 'email' | 'mobile'>): ContactInformation {
  return {
    ...(row.email === null ? {} : { epostAdresse: row.email }),
    ...(row.mobile === null ? {} : { mobilNummer: row.mobile }),
  };
}

/**
 * Changes the contact information and returns the stored values (spec: decisions §4). Throws a 400 problem
 * with a code if a value is invalid. Throws 409 for customers without niceKundenummer, whose contact
 * information is in the life-insurance system.
 */
export async function changeContactInformation(
  db: Database,
  actor: Actor,
  change: ContactChange,
): Promise<ContactInformation> {
  const { epostAdresse, mobilNummer } = checkContact(change);
  const values = {
    ...(epostAdresse === undefined ? {} : { email: epostAdresse }),
    ...(mobilNummer === undefined ? {} : { mobile: mobilNummer }),
  };
  const { customerId } = actor;
  return await db.transaction().execute(async (trx) => {
    const before = await lockCustomerRow(trx, customerId);
    if (before.nice_customer_number === null) throw managedElsewhere();
    const now = { ...before, ...values };
    if (now.email !== before.email || now.mobile !== before.mobile) {
      await trx.updateTable('customer').set(values).where('id', '=', customerId).execute();
      if (now.email !== before.email) await recordContactChange(trx, actor, 'email');
      if (now.mobile !== before.mobile) await recordContactChange(trx, actor, 'mobile');
      await recordChange(trx, customerId, 'contact-information-changed', toContactInformation(now));
    }
    return toContactInformation(now);
  });
}

function managedElsewhere(): ProblemError {
  return new ProblemError(409, 'contactIsElsewhere');
}
