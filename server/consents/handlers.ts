import type { consentsApi } from '../../contract/consents.ts';
import type { CustomerRow } from '../platform/db/customer-row.ts';
import type { Database } from '../platform/db/database.ts';
import type { Handlers } from '../platform/http/endpoints.ts';
import { consentTexts } from './consent-texts.ts';
import { changeConsents } from './consents.ts';
import { changeReservation, toReservation } from './reservation.ts';

/** What the customer says yes and no to (spec: shell §7.2, decisions §4). */
export function consentHandlers(db: Database, customerRow: CustomerRow): Handlers<typeof consentsApi> {
  return {
    'GET /samtykke/tekster': ({ query, request }) => ({
      samtykketekster: consentTexts(request.language, query.bankkunde),
    }),
    'POST /samtykke/oppdater': ({ session, body }) => changeConsents(db, session, body),
    'GET /samtykke/reservasjon/hent': async (context) => toReservation(await customerRow(context)),
    'POST /samtykke/reservasjon': ({ session, body }) => changeReservation(db, session, body.harReservasjon),
  };
}
