import {
  ConsentChange,
  Consents,
  ConsentTexts,
  ConsentTextsQuery,
  Reservation,
  ReservationChange,
} from '../../contract/consents.ts';
import type { Database } from '../platform/db/database.ts';
import type { ApiApp } from '../platform/http/api.ts';
import { consentTexts } from './consent-texts.ts';
import { changeConsents } from './consents.ts';
import { changeReservation, readReservation } from './reservation.ts';

/** What the customer says yes and no to (spec: shell §7.2, decisions §4). */
export function consentRoutes(app: ApiApp, db: Database): void {
  const config = { login: true };

  app.get(
    '/samtykke/tekster',
    {
      config,
      schema: {
        summary: 'Get the texts of the consents',
        querystring: ConsentTextsQuery,
        response: { 200: ConsentTexts },
      },
    },
    async (request) => ({ samtykketekster: consentTexts(request.query.bankkunde) }),
  );

  app.post(
    '/samtykke/oppdater',
    {
      config,
      schema: { summary: 'Give or withdraw consents', body: ConsentChange, response: { 200: Consents } },
    },
    async (request) => changeConsents(db, request.customerId, request.body),
  );

  app.get(
    '/samtykke/reservasjon/hent',
    { config, schema: { summary: 'Tell whether documents come by post', response: { 200: Reservation } } },
    async (request) => readReservation(db, request.customerId),
  );

  app.post(
    '/samtykke/reservasjon',
    {
      config,
      schema: {
        summary: 'Choose whether documents come by post',
        body: ReservationChange,
        response: { 200: Reservation },
      },
    },
    async (request) => changeReservation(db, request.customerId, request.body.harReservasjon),
  );
}
