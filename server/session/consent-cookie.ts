import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  CONSENT_COOKIE,
  type Consent,
  consentCookie,
  consentFrom,
  NEW_CONSENT_COOKIE,
} from '../../domain/cookie-consent.ts';
import { hostnameOf, protocolOf } from '../platform/http/origin.ts';

/** Stores the answer to the cookie question as the dialog does (spec: shell §4.3, shell §9). */
export function storeConsent(request: FastifyRequest, reply: FastifyReply, consent: Consent): void {
  const location = { hostname: hostnameOf(request), protocol: `${protocolOf(request)}:` };
  reply.header('set-cookie', consentCookie(consent, location));
}

/** Stores an answer of the dialog again. Safari deletes after seven days what a script has stored. */
export function keepNewConsent(request: FastifyRequest, reply: FastifyReply): void {
  const { [NEW_CONSENT_COOKIE]: isNew, [CONSENT_COOKIE]: stored } = request.cookies;
  if (isNew === undefined) return;
  if (stored !== undefined) storeConsent(request, reply, consentFrom(stored));
  reply.clearCookie(NEW_CONSENT_COOKIE, { path: '/' });
}
