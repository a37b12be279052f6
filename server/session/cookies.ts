import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isPlainLocal } from '../platform/http/origin.ts';

const XSRF_COOKIE = 'XSRF-TOKEN';
/** Lifetime of the logout cookie, in seconds. */
const LEAVING_SECONDS = 60;

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

/** Returns whether the request has the XSRF token of the secret. */
export function hasXsrfToken(request: FastifyRequest, secret: string | null): boolean {
  const token = request.headers['x-xsrf-token'];
  if (secret === null || typeof token !== 'string') return false;
  const given = Buffer.from(token);
  const right = Buffer.from(xsrfToken(secret));
  return given.length === right.length && timingSafeEqual(given, right);
}

/** Returns the XSRF token of a secret. It does not reveal the secret and can't be made without it. */
export function xsrfToken(secret: string): string {
  return hash('sha256', `xsrf:${secret}`, 'base64url');
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
