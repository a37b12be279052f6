import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  CONSENT_SECONDS,
  type Consent,
  consentCookie,
  consentIn,
  isUnanswered,
  NEW_CONSENT_COOKIE,
} from '../../domain/cookie-consent.ts';
import { hostnameOf, protocolOf } from '../platform/http/origin.ts';

/** Stores the answer to the cookie question as the dialog does (spec: shell §4.3, shell §9). */
export function storeConsent(
  request: FastifyRequest,
  reply: FastifyReply,
  consent: Consent,
  seconds = CONSENT_SECONDS,
): void {
  const location = { hostname: hostnameOf(request), protocol: `${protocolOf(request)}:` };
  reply.header('set-cookie', consentCookie(consent, location, seconds));
  reply.clearCookie(NEW_CONSENT_COOKIE, { path: '/' });
}

/**
 * Stores an answer of the dialog again, for the rest of its time. Safari deletes after seven days what a script has
 * stored. The next page may come months later.
 */
export function keepNewConsent(request: FastifyRequest, reply: FastifyReply): void {
  const answeredAt = request.cookies[NEW_CONSENT_COOKIE];
  if (answeredAt === undefined) return;
  const consent = consentIn(request.headers.cookie);
  const age = Math.max(0, Math.ceil((Date.now() - Number(answeredAt)) / 1000));
  if (!isUnanswered(consent) && age < CONSENT_SECONDS)
    storeConsent(request, reply, consent, CONSENT_SECONDS - age);
  else reply.clearCookie(NEW_CONSENT_COOKIE, { path: '/' });
}
