import type { ConsentChange, Consents } from '../../contract/consents.ts';
import type { ChangeBody } from '../../contract/source-customer.ts';
import type { Database } from '../platform/db/database.ts';
import type { Actor } from '../platform/observability/activities.ts';
import type { ChangeOutcome } from '../sources/customer/customer-source.ts';
import { saveElsewhere } from '../sources/customer/save-elsewhere.ts';

/**
 * Stores the consents in the customer system and returns both as stored there. Throws the problems of
 * `saveElsewhere`.
 */
export async function changeConsentsElsewhere(
  db: Database,
  actor: Actor,
  { marketingConsentApproved, crossDomainConsentApproved }: ConsentChange,
  save: (wanted: ChangeBody<'samtykker'>) => Promise<ChangeOutcome<'samtykker'>>,
): Promise<Consents> {
  const wanted = {
    ...(marketingConsentApproved !== undefined && { marketingConsent: toWire(marketingConsentApproved) }),
    ...(crossDomainConsentApproved !== undefined && {
      crossDomainConsent: toWire(crossDomainConsentApproved),
    }),
  };
  return await saveElsewhere(db, actor, () => save(wanted), {
    activities: [
      ...(wanted.marketingConsent ? (['marketing-consent-changed'] as const) : []),
      ...(wanted.crossDomainConsent ? (['cross-domain-consent-changed'] as const) : []),
    ],
  });
}

function toWire(approved: boolean): Consents['marketingConsent'] {
  return approved ? 'AUTHORIZED' : 'NOT_AUTHORIZED';
}
