import type { FastifyReply, FastifyRequest } from 'fastify';
import { consentIn } from '../../domain/cookie-consent.ts';
import { LANGUAGES, type Language } from '../../texts/languages.ts';
import { isPlainLocal } from '../platform/http/origin.ts';

/** The cookie with the language that the customer has chosen (spec: beyond §2). */
export const LANGUAGE_COOKIE = 'kfp-spraak';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Stores the customer's language for a year, or without functional cookies until the browser closes. */
export function storeLanguage(request: FastifyRequest, reply: FastifyReply, language: Language): void {
  reply.setCookie(LANGUAGE_COOKIE, language, {
    path: '/',
    ...(refusesFunctional(request) ? {} : { maxAge: YEAR_SECONDS }),
    secure: !isPlainLocal(request),
    sameSite: 'lax',
    httpOnly: true,
  });
}

/** Shortens a language that was stored for a year before the customer refused functional cookies. */
export function shortenStoredLanguage(request: FastifyRequest, reply: FastifyReply): void {
  const stored = LANGUAGES.find((language) => language === request.cookies[LANGUAGE_COOKIE]);
  if (stored && refusesFunctional(request)) storeLanguage(request, reply, stored);
}

/** Returns whether the customer has refused functional cookies. Without a readable choice, they have not. */
function refusesFunctional({ headers }: FastifyRequest): boolean {
  return consentIn(headers.cookie).functional === 'denied';
}
