import type { ConsentChange, Consents } from '../../contract/consents.ts';
import { lockCustomerRow } from '../platform/db/customer-row.ts';
import type { Database } from '../platform/db/database.ts';
import { noteOwnChange } from '../platform/db/own-change.ts';
import type { CustomerTable } from '../platform/db/schema.ts';
import { audit } from '../platform/observability/audit.ts';

/**
 * Stores the consents that the customer gives or takes back; returns both as stored (spec: decisions §4). The
 * one that isn't named stays.
 */
export async function changeConsents(
  db: Database,
  customerId: string,
  { marketingConsentApproved, crossDomainConsentApproved }: ConsentChange,
): Promise<Consents> {
  return await db.transaction().execute(async (trx) => {
    const before = await lockCustomerRow(trx, customerId);
    const now = {
      marketing_consent: flag(marketingConsentApproved, before.marketing_consent),
      cross_domain_consent: flag(crossDomainConsentApproved, before.cross_domain_consent),
    };
    await trx.updateTable('customer').set(now).where('id', '=', customerId).execute();
    if (now.marketing_consent !== before.marketing_consent) {
      await noteOwnChange(trx, customerId, 'marketing-consent');
      await audit(trx, customerId, 'marketing-consent-changed');
    }
    if (now.cross_domain_consent !== before.cross_domain_consent) {
      await noteOwnChange(trx, customerId, 'cross-domain-consent');
      await audit(trx, customerId, 'cross-domain-consent-changed');
    }
    return {
      marketingConsent: now.marketing_consent ? 'AUTHORIZED' : 'NOT_AUTHORIZED',
      crossDomainConsent: now.cross_domain_consent ? 'AUTHORIZED' : 'NOT_AUTHORIZED',
    };
  });
}

type Flag = CustomerTable['marketing_consent'];

function flag(approved: boolean | undefined, before: Flag): Flag {
  if (approved === undefined) return before;
  return approved ? 1 : 0;
}
