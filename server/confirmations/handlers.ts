import type { FastifyRequest } from 'fastify';
import type { confirmationsApi } from '../../contract/confirmations.ts';
import { birthDateOf } from '../../domain/birth-date.ts';
import { insurerOf } from '../../domain/insurer.ts';
import { osloDate } from '../../domain/oslo-date.ts';
import type { Database } from '../platform/db/database.ts';
import type { Handlers } from '../platform/http/endpoints.ts';
import { ProblemError } from '../platform/http/errors.ts';
import { rateLimit } from '../platform/http/rate-limit.ts';
import { recordActivity } from '../platform/observability/activities.ts';
import type { CustomerRecords } from '../sources/customer/customer-records.ts';
import type { Holdings } from '../standing/holdings.ts';
import { type ConfirmationOptions, confirmationOf } from './confirmation.ts';

/**
 * Maximum number of confirmations per minute and network. Rendering one takes some hundredths of a second of
 * CPU time.
 */
const CONFIRMATIONS_PER_MINUTE = 60;

export type ConfirmationDeps = {
  db: Database;
  holdings: Holdings;
  person: CustomerRecords['person'];
};

/** Returns the handler that renders the confirmation of an agreement on request (spec: beyond §1). */
export function confirmationHandlers({
  db,
  holdings,
  person,
}: ConfirmationDeps): Handlers<typeof confirmationsApi> {
  return {
    'GET /bekreftelser/:systemSource/:policyNumber': {
      http: {
        exposeHeadRoute: false,
        onRequest: rateLimit('confirmation', CONFIRMATIONS_PER_MINUTE),
      },
      async handle({ params, query, ...asked }) {
        const { distributor, language } = asked.request;
        const agreement = await holdings.agreement(asked, params);
        const { navn, ssn } = await person(asked);
        const confirmation = confirmationOf(agreement, {
          language: query.spraak ?? language,
          insurer: insurerOf(agreement, distributor),
          holder: { name: navn ?? '', birthDate: birthDateOf(ssn) },
          contact: contactOf(distributor),
          today: osloDate(Date.now()),
        });
        if (!confirmation) throw new ProblemError(409, 'cannotBeConfirmed', 'KAN_IKKE_BEKREFTES');
        const { renderConfirmation } = await import('./render-confirmation.ts');
        const content = await renderConfirmation(confirmation);
        await recordActivity(db, asked.session, 'confirmation-fetched');
        return { content, size: content.length, name: `${confirmation.title} ${params.policyNumber}.pdf` };
      },
    },
  };
}

function contactOf({
  bankkontakt,
  nodhjelpTelefon,
}: FastifyRequest['distributor']): ConfirmationOptions['contact'] {
  const { navn, telefon, epost } = bankkontakt;
  return { name: navn, phone: telefon, email: epost, emergencyPhone: nodhjelpTelefon };
}
