import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isPlainLocal } from '../platform/http/origin.ts';

const XSRF_COOKIE = 'XSRF-TOKEN';
const VISITOR = 'kfp-visitor';

type Reply = Pick<FastifyReply, 'setCookie' | 'clearCookie'>;

/** The secret of a session that has just ended, until the browser has gone on to the provider. */
export const leavingCookie = secretCookie('kfp-logout', { maxAge: 60 });
/** The key of the form that the browser has just sent, until it has opened the page with its message (ADR-041). */
export const actCookie = secretCookie('kfp-kvittering', { maxAge: 60 });
const sessionCookie = secretCookie('kfp-session');
const visitorCookie = secretCookie(VISITOR);

/** Returns the secret of the session cookie, or null. */
export const sessionSecret = sessionCookie.get;

/** Returns the secret of the browser without a session, or null (spec: decisions §3.3, decisions §8.5). */
export const visitorSecret = visitorCookie.get;

/** Returns whether the browser sent the cookie that every page with a form has set. */
export function hasSecret(request: FastifyRequest): boolean {
  return sessionSecret(request) !== null || visitorSecret(request) !== null;
}

/** Returns access to a cookie that scripts can't read. It lasts for `maxAge` seconds, or until the browser is closed. */
function secretCookie(name: string, lifetime: { maxAge?: number } = {}) {
  return {
    get(request: FastifyRequest): string | null {
      return request.cookies[secretName(request, name)] ?? null;
    },
    set(request: FastifyRequest, reply: Reply, value: string): void {
      reply.setCookie(secretName(request, name), value, { ...hiddenAttributes(request), ...lifetime });
    },
    clear(request: FastifyRequest, reply: Reply): void {
      reply.clearCookie(secretName(request, name), hiddenAttributes(request));
    },
  };
}

/** Sets the session cookie and the XSRF token that belongs to it. */
export function setSessionCookies(request: FastifyRequest, reply: Reply, secret: string): void {
  sessionCookie.set(request, reply, secret);
  setXsrf(request, reply, secret);
}

/** Goes on without the session that has ended: clears its cookie and sets the visitor's XSRF token. */
export function leaveSession(request: FastifyRequest, reply: Reply): void {
  request.session = null;
  sessionCookie.clear(request, reply);
  ensureVisitorXsrf(request, reply);
}

/** Returns the visitor secret, and sets it if missing, also in the request. Sets no XSRF token. */
export function ensureVisitor(request: FastifyRequest, reply: Reply): string {
  const known = visitorSecret(request);
  if (known) return known;
  const secret = randomBytes(32).toString('base64url');
  visitorCookie.set(request, reply, secret);
  request.cookies[secretName(request, VISITOR)] = secret;
  return secret;
}

/**
 * Sets the visitor secret and its XSRF token if they are missing. Only for a browser without a session,
 * because the token would replace that of the session.
 */
export function ensureVisitorXsrf(request: FastifyRequest, reply: Reply): void {
  ensureXsrf(request, reply, ensureVisitor(request, reply));
}

/** Sets the XSRF token of a secret if the browser lacks it. */
export function ensureXsrf(request: FastifyRequest, reply: Reply, secret: string): void {
  if (request.cookies[XSRF_COOKIE] !== xsrfToken(secret)) setXsrf(request, reply, secret);
}

/** Returns whether a token from outside is the XSRF token of the secret, or that of a form with the key. */
export function isXsrfToken(token: unknown, secret: string | null, formKey: string | null = null): boolean {
  if (secret === null || typeof token !== 'string') return false;
  return (
    isEqual(token, xsrfToken(secret)) || (formKey !== null && isEqual(token, formToken(secret, formKey)))
  );
}

function isEqual(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Returns the XSRF token of a secret. It does not reveal the secret and can't be made without it. */
export function xsrfToken(secret: string): string {
  return hash('sha256', `xsrf:${secret}`, 'base64url');
}

/** Returns the XSRF token of a page's forms. By its random `key`, pages never repeat a token (BREACH). */
export function formToken(secret: string, key: string): string {
  return hash('sha256', `xsrf-form:${key}:${secret}`, 'base64url');
}

function setXsrf(request: FastifyRequest, reply: Reply, secret: string): void {
  reply.setCookie(XSRF_COOKIE, xsrfToken(secret), {
    path: '/',
    secure: !isPlainLocal(request),
    sameSite: 'lax',
  });
}

/** Returns the attributes that hide a cookie from scripts and other sites. */
function hiddenAttributes(request: FastifyRequest) {
  return { path: '/', httpOnly: true, secure: !isPlainLocal(request), sameSite: 'lax' } as const;
}

/** `__Host-` requires Secure, so browsers refuse it on plain-HTTP localhost (spec: decisions §3.2). */
function secretName(request: FastifyRequest, name: string): string {
  return isPlainLocal(request) ? name : `__Host-${name}`;
}
