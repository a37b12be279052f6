import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isPlainLocal } from '../platform/http/origin.ts';

const XSRF_COOKIE = 'XSRF-TOKEN';
/** Lifetime of the logout cookie, in seconds. */
const LEAVING_SECONDS = 60;
const ACT_COOKIE = 'kfp-kvittering';
/** Lifetime of the cookie that leads to the message about an act, in seconds. */
const ACT_SECONDS = 60;

type Reply = Pick<FastifyReply, 'setCookie' | 'clearCookie'>;

/** Returns the secret of the session cookie, or null. */
export function sessionSecret(request: FastifyRequest): string | null {
  return request.cookies[secretName(request, 'kfp-session')] ?? null;
}

/**
 * Returns the secret that identifies the browser before and between logins, or null
 * (spec: decisions §3.3, decisions §8.5).
 */
export function visitorSecret(request: FastifyRequest): string | null {
  return request.cookies[secretName(request, 'kfp-visitor')] ?? null;
}

/** Sets the session cookie and the XSRF token that belongs to it. */
export function setSessionCookies(request: FastifyRequest, reply: Reply, secret: string): void {
  setSecret(request, reply, 'kfp-session', secret);
  setXsrf(request, reply, secret);
}

/** Returns the secret of the session that the browser has just logged out of, or null. */
export function leavingSecret(request: FastifyRequest): string | null {
  return request.cookies[secretName(request, 'kfp-logout')] ?? null;
}

/** Sets a cookie with the secret of an ended session until the browser has gone on to the provider. */
export function setLeavingCookie(request: FastifyRequest, reply: Reply, secret: string): void {
  reply.setCookie(secretName(request, 'kfp-logout'), secret, {
    ...hiddenAttributes(request),
    maxAge: LEAVING_SECONDS,
  });
}

/** Clears the cookie of a logout that is on its way to the provider. */
export function clearLeavingCookie(request: FastifyRequest, reply: Reply): void {
  reply.clearCookie(secretName(request, 'kfp-logout'), hiddenAttributes(request));
}

/** Returns the key of the form that the browser has just sent, or null. */
export function actKey(request: FastifyRequest): string | null {
  return request.cookies[secretName(request, ACT_COOKIE)] ?? null;
}

/** Sets a cookie with the key of a form until the browser has opened the page with its message (ADR-041). */
export function setActCookie(request: FastifyRequest, reply: Reply, key: string): void {
  reply.setCookie(secretName(request, ACT_COOKIE), key, {
    ...hiddenAttributes(request),
    maxAge: ACT_SECONDS,
  });
}

/** Clears the cookie of a form whose message is shown. */
export function clearActCookie(request: FastifyRequest, reply: Reply): void {
  reply.clearCookie(secretName(request, ACT_COOKIE), hiddenAttributes(request));
}

/** Clears the session cookie and sets the visitor's XSRF token. */
export function clearSessionCookies(request: FastifyRequest, reply: Reply): void {
  reply.clearCookie(secretName(request, 'kfp-session'), { path: '/', secure: !isPlainLocal(request) });
  ensureVisitorXsrf(request, reply);
}

/**
 * Sets the visitor secret if the browser has none, also in the request's own cookies. Leaves the XSRF token
 * unchanged. Returns the secret.
 */
export function ensureVisitor(request: FastifyRequest, reply: Reply): string {
  const known = visitorSecret(request);
  if (known) return known;
  const secret = randomBytes(32).toString('base64url');
  setSecret(request, reply, 'kfp-visitor', secret);
  request.cookies[secretName(request, 'kfp-visitor')] = secret;
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

/**
 * Returns the XSRF token in the forms of a page. `key` is random for each page, so compressed pages never repeat a
 * token (BREACH).
 */
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

function setSecret(request: FastifyRequest, reply: Reply, name: string, secret: string): void {
  reply.setCookie(secretName(request, name), secret, hiddenAttributes(request));
}

/** Returns the attributes that hide a cookie from scripts and other sites. */
function hiddenAttributes(request: FastifyRequest) {
  return { path: '/', httpOnly: true, secure: !isPlainLocal(request), sameSite: 'lax' } as const;
}

/**
 * Browsers refuse the `__Host-` prefix on plain-HTTP localhost, because it requires Secure
 * (spec: decisions §3.2).
 */
function secretName(request: FastifyRequest, name: string): string {
  return isPlainLocal(request) ? name : `__Host-${name}`;
}
