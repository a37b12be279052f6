import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  CONSENT_COOKIE,
  CONSENT_SECONDS,
  CONSENT_TYPES,
  type Consent,
  cookieDomain,
} from '../../domain/cookie-consent.ts';
import { hostnameOf, protocolOf } from '../platform/http/origin.ts';
import type { Fields } from './declarations.ts';

/** Stores the answer to the cookie question as the dialog does (spec: shell §4.3). */
export function storeCookieChoice(request: FastifyRequest, reply: FastifyReply, fields: Fields): void {
  const domain = cookieDomain(hostnameOf(request));
  reply.setCookie(CONSENT_COOKIE, JSON.stringify(consentOf(fields)), {
    path: '/',
    maxAge: CONSENT_SECONDS,
    sameSite: 'lax',
    secure: protocolOf(request) === 'https',
    ...(domain && { domain }),
  });
}

function consentOf(fields: Fields): Consent {
  const isAccepted = (type: string) =>
    fields.valg === 'alle' || (fields.valg === 'mine' && fields[type] === 'accepted');
  return Object.fromEntries(CONSENT_TYPES.map((type) => [type, isAccepted(type) ? 'accepted' : 'denied']));
}
