import type { ConsentChange, Consents } from '../../contract/consents.ts';
import type { ChangeBody } from '../../contract/source-customer.ts';
import type { Database } from '../platform/db/database.ts';
import type { Actor } from '../platform/observability/activities.ts';
import type { ChangeOutcome } from '../sources/customer/customer-source.ts';
import { saveElsewhere } from '../sources/customer/save-elsewhere.ts';

/** Has the consents stored by the system that holds them; returns both as stored there. Problems: see `saveElsewhere`. */
export async function changeConsentsElsewhere(
  db: Database,
  actor: Actor,
  { marketingConsentApproved, crossDomainConsentApproved }: ConsentChange,
  save: (wanted: ChangeBody<'samtykker'>) => Promise<ChangeOutcome<'samtykker'>>,
): Promise<Consents> {
  const wanted = {
    ...(marketingConsentApproved !== undefined && { marketingConsent: word(marketingConsentApproved) }),
    ...(crossDomainConsentApproved !== undefined && { crossDomainConsent: word(crossDomainConsentApproved) }),
  };
  return await saveElsewhere(db, actor, () => save(wanted), {
    activities: [
      ...(wanted.marketingConsent ? (['marketing-consent-changed'] as const) : []),
      ...(wanted.crossDomainConsent ? (['cross-domain-consent-changed'] as const) : []),
    ],
  });
}

function word(approved: boolean): Consents['marketingConsent'] {
  return approved ? 'AUTHORIZED' : 'NOT_AUTHORIZED';
}
