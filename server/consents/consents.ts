import type { ConsentChange, Consents } from '../../contract/consents.ts';
import { recordChange } from '../platform/db/change-feed.ts';
import { lockCustomerRow } from '../platform/db/customer-row.ts';
import type { Database } from '../platform/db/database.ts';
import { recordOwnChange } from '../platform/db/own-change.ts';
import type { CustomerTable } from '../platform/db/schema.ts';
import { type Actor, recordActivity } from '../platform/observability/activities.ts';

/**
 * Stores the consents that the customer gives or withdraws, and returns both (spec: decisions §4). A consent
 * missing from the change stays as it is.
 */
export async function changeConsents(
  db: Database,
  actor: Actor,
  { marketingConsentApproved, crossDomainConsentApproved }: ConsentChange,
): Promise<Consents> {
  const { customerId } = actor;
  return await db.transaction().execute(async (trx) => {
    const before = await lockCustomerRow(trx, customerId);
    const now = {
      marketing_consent: flag(marketingConsentApproved, before.marketing_consent),
      cross_domain_consent: flag(crossDomainConsentApproved, before.cross_domain_consent),
    };
    await trx.updateTable('customer').set(now).where('id', '=', customerId).execute();
    const stored = toConsents(now);
    if (now.marketing_consent !== before.marketing_consent) {
      await recordOwnChange(trx, customerId, 'marketing-consent');
      await recordActivity(trx, actor, 'marketing-consent-changed');
      const { marketingConsent } = stored;
      await recordChange(trx, customerId, 'marketing-consent-changed', { marketingConsent });
    }
    if (now.cross_domain_consent !== before.cross_domain_consent) {
      await recordOwnChange(trx, customerId, 'cross-domain-consent');
      await recordActivity(trx, actor, 'cross-domain-consent-changed');
      const { crossDomainConsent } = stored;
      await recordChange(trx, customerId, 'cross-domain-consent-changed', { crossDomainConsent });
    }
    return stored;
  });
}

type Flag = CustomerTable['marketing_consent'];

function toConsents(row: Pick<CustomerTable, 'marketing_consent' | 'cross_domain_consent'>): Consents {
  return {
    marketingConsent: row.marketing_consent ? 'AUTHORIZED' : 'NOT_AUTHORIZED',
    crossDomainConsent: row.cross_domain_consent ? 'AUTHORIZED' : 'NOT_AUTHORIZED',
  };
}

function flag(approved: boolean | undefined, before: Flag): Flag {
  if (approved === undefined) return before;
  return approved ? 1 : 0;
}
