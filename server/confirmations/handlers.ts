import type { FastifyRequest } from 'fastify';
import type { confirmationsApi } from '../../contract/confirmations.ts';
import { birthDateOf } from '../../domain/birth-date.ts';
import { insurerOf } from '../../domain/insurer.ts';
import { osloDate } from '../../domain/oslo-date.ts';
import { addressOf, PATHS } from '../../domain/paths.ts';
import type { Handlers } from '../platform/http/endpoints.ts';
import { ProblemError } from '../platform/http/errors.ts';
import { originOf } from '../platform/http/origin.ts';
import { limitedByCustomer, rateLimit } from '../platform/http/rate-limit.ts';
import type { AreaServices } from '../standing/area-services.ts';
import { checkConfirmation } from './check-confirmation.ts';
import { type ConfirmationOptions, confirmationOf } from './confirmation.ts';
import { newCode, storeCode } from './confirmation-codes.ts';

/** Maximum number of codes that a network can try per minute, in calls and on the page (spec: beyond §11). */
const CHECKS_PER_MINUTE = 60;

/** Returns the handlers that render the confirmation of an agreement, and check its code (spec: beyond §1, beyond §11). */
export function confirmationHandlers(services: AreaServices): Handlers<typeof confirmationsApi> {
  const { db, holdings, records } = services;
  return {
    'GET /bekreftelser/:systemSource/:policyNumber': {
      http: { exposeHeadRoute: false, ...limitedByCustomer('confirmation') },
      async handle({ params, query, session, ...asked }) {
        const { distributor, language } = asked.request;
        const agreement = await holdings.agreement(asked, params);
        const { navn, ssn } = await records.person(asked);
        const code = newCode();
        const today = osloDate(Date.now());
        const insurer = insurerOf(agreement, distributor);
        const confirmation = confirmationOf(agreement, {
          language: query.spraak ?? language,
          insurer,
          isOwnInsurer: insurer === distributor.insurer,
          holder: { name: navn ?? '', birthDate: birthDateOf(ssn) },
          contact: contactOf(distributor),
          check: { code, address: originOf(asked.request) + addressOf(PATHS.confirmationCheck) },
          today,
        });
        if (!confirmation) throw new ProblemError(409, 'cannotBeConfirmed', 'KAN_IKKE_BEKREFTES');
        const { renderConfirmation } = await import('./render-confirmation.ts');
        const content = await renderConfirmation(confirmation);
        await storeCode(db, session, code, { ...params, today });
        return { content, size: content.length, name: `${confirmation.title} ${params.policyNumber}.pdf` };
      },
    },

    'POST /kontroll': {
      http: { onRequest: rateLimit('confirmation-check', CHECKS_PER_MINUTE) },
      handle: async ({ request, body }) => await checkConfirmation(services, request, body.kode),
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
