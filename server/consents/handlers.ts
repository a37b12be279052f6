import type { consentsApi } from '../../contract/consents.ts';
import type { CustomerRow } from '../platform/db/customer-row.ts';
import type { Database } from '../platform/db/database.ts';
import type { Handlers } from '../platform/http/endpoints.ts';
import type { CustomerRecords } from '../sources/customer/customer-records.ts';
import type { CustomerSource } from '../sources/customer/customer-source.ts';
import { saveElsewhere } from '../sources/customer/save-elsewhere.ts';
import { consentTexts } from './consent-texts.ts';
import { changeConsents } from './consents.ts';
import { changeConsentsElsewhere } from './consents-elsewhere.ts';
import { changeReservation, toReservation } from './reservation.ts';

export type ConsentDeps = {
  db: Database;
  records: CustomerRecords;
  customerRow: CustomerRow;
  customerSource: CustomerSource;
};

/**
 * Returns the handlers for the customer's consents and the choice of documents by post
 * (spec: shell §7.2, decisions §4).
 */
export function consentHandlers({
  db,
  records,
  customerRow,
  customerSource: { change },
}: ConsentDeps): Handlers<typeof consentsApi> {
  return {
    'GET /samtykke/tekster': ({ query, request }) => ({
      samtykketekster: consentTexts(request.language, query.bankkunde),
    }),
    'POST /samtykke/oppdater': async ({ body, ...asked }) =>
      change
        ? await changeConsentsElsewhere(db, asked.session, body, async (wanted) =>
            change(await customerRow(asked), 'samtykker', wanted),
          )
        : await changeConsents(db, asked.session, body),
    'GET /samtykke/reservasjon/hent': async (context) => toReservation(await records.person(context)),
    'POST /samtykke/reservasjon': async ({ body: { harReservasjon }, ...asked }) => {
      if (!change) return await changeReservation(db, asked.session, harReservasjon);
      const customer = await customerRow(asked);
      const save = () => change(customer, 'reservasjon', { hasReservasjon: harReservasjon });
      return await saveElsewhere(db, asked.session, save, { activities: ['reservation-changed'] });
    },
  };
}
