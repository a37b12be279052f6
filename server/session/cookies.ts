import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isPlainLocal } from '../platform/http/origin.ts';

const XSRF_COOKIE = 'XSRF-TOKEN';
/** Lifetime of the cookie for the way to the provider, in seconds. */
const LEAVING_SECONDS = 60;

type Reply = Pick<FastifyReply, 'setCookie' | 'clearCookie'>;

/** The secret of the session cookie, or null. */
export function sessionSecret(request: FastifyRequest): string | null {
  return request.cookies[secretName(request, 'kfp-session')] ?? null;
}

/** The secret that marks the browser before and between logins, or null (spec: decisions §3.3, decisions §8.5). */
export function visitorSecret(request: FastifyRequest): string | null {
  return request.cookies[secretName(request, 'kfp-visitor')] ?? null;
}

/** Sets the session cookie and the XSRF token that belongs to it. */
export function setSessionCookies(request: FastifyRequest, reply: Reply, secret: string): void {
  setSecret(request, reply, 'kfp-session', secret);
  setXsrf(request, reply, secret);
}

/** The secret of the session that the browser has just left, or null. */
export function leavingSecret(request: FastifyRequest): string | null {
  return request.cookies[secretName(request, 'kfp-logout')] ?? null;
}

/** Keeps the secret of a session that has ended until the browser has gone on to the provider. */
export function setLeavingCookie(request: FastifyRequest, reply: Reply, secret: string): void {
  reply.setCookie(secretName(request, 'kfp-logout'), secret, { ...hidden(request), maxAge: LEAVING_SECONDS });
}

/** Clears the cookie of a logout that is on its way to the provider. */
export function clearLeavingCookie(request: FastifyRequest, reply: Reply): void {
  reply.clearCookie(secretName(request, 'kfp-logout'), hidden(request));
}

/** Takes the session cookie back; from here on the XSRF token is the visitor's. */
export function clearSessionCookies(request: FastifyRequest, reply: Reply): void {
  reply.clearCookie(secretName(request, 'kfp-session'), { path: '/', secure: !isPlainLocal(request) });
  ensureVisitorXsrf(request, reply);
}

/**
 * Sets a browser's visitor secret where it has none; the request then counts as having brought it. The XSRF token stays
 * whose it is. Returns the secret.
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
 * Sets a browser's visitor secret and the XSRF token bound to it where they are missing. Only for a browser that
 * surely has no session: the cookie would take the place of the session's token.
 */
export function ensureVisitorXsrf(request: FastifyRequest, reply: Reply): void {
  ensureXsrf(request, reply, ensureVisitor(request, reply));
}

/** Hands out the XSRF token of a secret where the browser hasn't got it. */
export function ensureXsrf(request: FastifyRequest, reply: Reply, secret: string): void {
  if (request.cookies[XSRF_COOKIE] !== xsrfToken(secret)) setXsrf(request, reply, secret);
}

/** Whether the request carries the token that belongs to the secret. */
export function hasXsrfToken(request: FastifyRequest, secret: string | null): boolean {
  const token = request.headers['x-xsrf-token'];
  if (secret === null || typeof token !== 'string') return false;
  const given = Buffer.from(token);
  const right = Buffer.from(xsrfToken(secret));
  return given.length === right.length && timingSafeEqual(given, right);
}

/** Bound to the secret without revealing it; nobody can make it who has not got the secret. */
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
  reply.setCookie(secretName(request, name), secret, hidden(request));
}

/** What keeps a cookie from scripts and from other sites. */
function hidden(request: FastifyRequest) {
  return { path: '/', httpOnly: true, secure: !isPlainLocal(request), sameSite: 'lax' } as const;
}

/** On plain-http localhost browsers refuse the prefix, which needs Secure (spec: decisions §3.2). */
function secretName(request: FastifyRequest, name: string): string {
  return isPlainLocal(request) ? name : `__Host-${name}`;
}
