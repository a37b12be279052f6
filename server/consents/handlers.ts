import type { ConsentChange, Consents, consentsApi } from '../../contract/consents.ts';
import type { Handlers } from '../platform/http/endpoints.ts';
import type { CustomerRecords } from '../sources/customer/customer-records.ts';
import { reservationOf } from '../sources/customer/person-to-wire.ts';
import { consentTexts } from './consent-texts.ts';

/**
 * Returns the handlers for the customer's consents and the choice of documents by post
 * (spec: shell §7.2, decisions §4).
 */
export function consentHandlers(records: CustomerRecords): Handlers<typeof consentsApi> {
  return {
    'GET /samtykke/tekster': ({ query, request }) => ({
      samtykketekster: consentTexts(request.language, query.bankkunde),
    }),
    'POST /samtykke/oppdater': async ({ body, ...asked }) =>
      await records.change(asked, 'samtykker', toConsents(body)),
    'GET /samtykke/reservasjon/hent': async (context) => reservationOf(await records.person(context)),
    'POST /samtykke/reservasjon': async ({ body: { harReservasjon }, ...asked }) =>
      await records.change(asked, 'reservasjon', { hasReservasjon: harReservasjon }),
  };
}

/** Returns the consents of a change. A consent missing from the change stays as it is. */
function toConsents({
  marketingConsentApproved: marketing,
  crossDomainConsentApproved: crossDomain,
}: ConsentChange): Partial<Consents> {
  return {
    ...(marketing !== undefined && { marketingConsent: consentOf(marketing) }),
    ...(crossDomain !== undefined && { crossDomainConsent: consentOf(crossDomain) }),
  };
}

function consentOf(isApproved: boolean): Consents['marketingConsent'] {
  return isApproved ? 'AUTHORIZED' : 'NOT_AUTHORIZED';
}
