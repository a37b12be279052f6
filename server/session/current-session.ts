import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hasBody } from '../platform/http/body-time.ts';
import { notLoggedIn, ProblemError, refusal } from '../platform/http/errors.ts';
import { securityEvent } from '../platform/observability/security-log.ts';
import { ensureVisitorXsrf, ensureXsrf, isXsrfToken, sessionSecret, visitorSecret } from './cookies.ts';
import type { Session, Sessions } from './sessions.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** null if no customer is logged in or the session was not looked up */
    session: Session | null;
  }
}

/** The header with the session that a page was rendered for; `none`: without a session (ADR-021). */
const PAGE_SESSION = 'x-kfp-session-id';

/** Adds the `session` property to requests. */
export function decorateSessions(app: FastifyInstance): void {
  app.decorateRequest('session', null);
}

/** Finds the session of every request within `app` and sends its remaining seconds in X-Session-Expiry. */
export function findSessions(app: FastifyInstance, sessions: Sessions): void {
  app.addHook('onRequest', async (request) => {
    request.session = await findSession(request, sessions);
  });

  app.addHook('onSend', (request, reply, _payload, done) => {
    if (request.session) reply.header('x-session-expiry', sessions.secondsLeft(request.session));
    done();
  });
}

/** Renews the session of every request within `app`. Throws 401 if it has ended since it was found. */
export function renewSessions(app: FastifyInstance, sessions: Sessions): void {
  app.addHook('onRequest', async (request) => {
    if (!request.session) return;
    request.session = await renewSession(request, sessions, request.session);
    if (!request.session && needsCustomer(request)) throw notLoggedIn();
  });
  // Again once a body has come, which its sender can delay: an ended session must change nothing.
  app.addHook('preValidation', async (request) => {
    if (!request.session || !hasBody(request)) return;
    request.session = await findSession(request, sessions);
    if (!request.session && needsCustomer(request)) throw notLoggedIn();
  });
}

/** Returns the session of the request's cookie, renewed because opening a page is activity; or null. */
export async function openSession(request: FastifyRequest, sessions: Sessions): Promise<Session | null> {
  const session = await findSession(request, sessions);
  return session && (await renewSession(request, sessions, session));
}

/** Ends the session of every request within `app` whose customer is gone. */
export function endSessionsOfGone(app: FastifyInstance, sessions: Sessions): void {
  app.addHook('onError', async (request, _reply, error) => {
    await endSessionOfGone(request, sessions, error);
  });
}

/**
 * Ends the request's session if the error says that its customer is gone: a backup without them was restored, and
 * Valkey kept the session. Every page would say that they are logged out, and none would lead to the login.
 */
export async function endSessionOfGone(
  request: FastifyRequest,
  sessions: Sessions,
  error: unknown,
): Promise<void> {
  if (!(error instanceof ProblemError) || error.detail !== 'customerGone') return;
  // Through a sharing, the other customer is gone.
  if (request.sharingId !== null || !request.session) return;
  request.session = null;
  await sessions.end(sessionSecret(request) ?? '').catch(() => null);
}

async function findSession(request: FastifyRequest, sessions: Sessions): Promise<Session | null> {
  const secret = sessionSecret(request);
  if (secret === null) return null;
  const session = await sessions.find(secret, request.distributor.shortname);
  if (!session) await logForeignCookie(request, sessions, secret);
  return session;
}

async function logForeignCookie(request: FastifyRequest, sessions: Sessions, secret: string): Promise<void> {
  const elsewhere = await sessions.findElsewhere(secret, request.distributor.shortname);
  if (!elsewhere) return securityEvent(request, 'session-unknown');
  // The log line's `distributor` is the one where the cookie was used, not the session's own.
  const { kfpSessionId, customerId } = elsewhere;
  securityEvent(request, 'session-of-another-distributor', { kfpSessionId, customerId });
}

/** Returns the session, renewed unless the route or the page marks the request as automatic. */
async function renewSession(request: FastifyRequest, sessions: Sessions, session: Session) {
  const isAutomatic = request.headers['x-session-renewal'] === 'no';
  if (request.routeOptions.config.renewsSession === false || isAutomatic) return session;
  return await sessions.renew(sessionSecret(request) ?? '', session);
}

/**
 * Checks every request within `app`, in this order: X-Requested-By (403), a required session (401), the
 * page's session (409, ANNEN_OKT) and the XSRF token of a change (403).
 */
export function guardApi(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    // File downloads are opened by links, which can't send headers (ADR-033).
    if (!request.headers['x-requested-by'] && !request.routeOptions.config.file) {
      throw refusal('requested-by-missing', 403, 'requestedByMissing');
    }
    if (needsCustomer(request) && !request.session) throw notLoggedIn();
    if (isOfAnotherSession(request)) {
      securityEvent(request, 'session-of-another-page');
      // The response must reveal nothing about the other session, not even its expiry.
      request.session = null;
      throw new ProblemError(409, 'anotherSession', 'ANNEN_OKT');
    }
    const changes = !['GET', 'HEAD'].includes(request.method);
    if (changes && !hasValidXsrfToken(request, request.headers['x-xsrf-token'])) {
      // The page then sends the request again, with the new token.
      issueXsrf(request, reply);
      throw refusal('xsrf-token-wrong', 403, 'xsrfTokenWrong');
    }
    done();
  });
}

function isOfAnotherSession({ session, headers }: FastifyRequest): boolean {
  const named = headers[PAGE_SESSION];
  return session !== null && named !== undefined && named !== session.kfpSessionId;
}

/**
 * Returns whether `token`, from a header or a form with a key, is valid for the request. Without a session, also
 * accepts the visitor's token and the token of the ended session. The page may still hold either.
 */
export function hasValidXsrfToken(
  request: FastifyRequest,
  token: unknown,
  formKey: string | null = null,
): boolean {
  const ofSession = isXsrfToken(token, sessionSecret(request), formKey);
  return request.session ? ofSession : ofSession || isXsrfToken(token, visitorSecret(request), formKey);
}

/** Sets the XSRF token of the session, or of the visitor without a session, if the browser lacks it. */
export function issueXsrf(request: FastifyRequest, reply: Parameters<typeof ensureXsrf>[1]): void {
  const secret = sessionSecret(request);
  if (request.session && secret) ensureXsrf(request, reply, secret);
  else ensureVisitorXsrf(request, reply);
}

function needsCustomer({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.config.access === 'customer';
}
