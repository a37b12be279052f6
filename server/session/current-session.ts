import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notLoggedIn, ProblemError, refusal } from '../platform/http/errors.ts';
import { securityEvent } from '../platform/observability/security-log.ts';
import { ensureVisitorXsrf, ensureXsrf, hasXsrfToken, sessionSecret, visitorSecret } from './cookies.ts';
import type { Session, Sessions } from './sessions.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** null: nobody is logged in, or the session was not looked up */
    session: Session | null;
  }
}

/** The header in which a page names the session that it was rendered for; `none`: for nobody (ADR-022). */
const PAGE_SESSION = 'x-kfp-session-id';

/** Decorates requests with a place for their session. */
export function decorateSessions(app: FastifyInstance): void {
  app.decorateRequest('session', null);
}

/** Finds the session of every request within `app`; X-Session-Expiry has the seconds it has left. */
export function findSessions(app: FastifyInstance, sessions: Sessions): void {
  app.addHook('onRequest', async (request) => {
    request.session = await findSession(request, sessions);
  });

  app.addHook('onSend', (request, reply, _payload, done) => {
    if (request.session) reply.header('x-session-expiry', sessions.secondsLeft(request.session));
    done();
  });
}

/**
 * Renews the idle limit of every request within `app` that has a session and has passed the hooks before this one.
 * 401 where the session has ended since it was found.
 */
export function renewSessions(app: FastifyInstance, sessions: Sessions): void {
  app.addHook('onRequest', async (request) => {
    if (!request.session) return;
    request.session = await renewSession(request, sessions, request.session);
    if (!request.session && needsCustomer(request)) throw notLoggedIn();
  });
}

/**
 * Returns the session that the request's cookie stands for, renewed: opening a page is the customer's own doing. Null where
 * there is none.
 */
export async function openSession(request: FastifyRequest, sessions: Sessions): Promise<Session | null> {
  const session = await findSession(request, sessions);
  return session && (await renewSession(request, sessions, session));
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
  // `distributor` is where the cookie was used, not where it belongs.
  const { kfpSessionId, customerId } = elsewhere;
  securityEvent(request, 'session-of-another-distributor', { kfpSessionId, customerId });
}

/** The session as it stands then; unchanged where the route or the page says that nobody acted. */
async function renewSession(request: FastifyRequest, sessions: Sessions, session: Session) {
  const asksNot = request.headers['x-session-renewal'] === 'no';
  if (request.routeOptions.config.renewsSession === false || asksNot) return session;
  return await sessions.renew(sessionSecret(request) ?? '', session);
}

/**
 * Refuses a request without X-Requested-By (403), then one that needs a session and has none (401), one of a page that
 * was rendered for another session than the browser's (409, ANNEN_OKT), and a change without its XSRF token (403).
 */
export function guardApi(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    // A link leads to a file, and can send no header (ADR-049).
    if (!request.headers['x-requested-by'] && !request.routeOptions.config.file) {
      throw refusal('requested-by-missing', 403, 'requestedByMissing');
    }
    if (needsCustomer(request) && !request.session) throw notLoggedIn();
    if (isOfAnotherSession(request)) {
      securityEvent(request, 'session-of-another-page');
      // The refusal says nothing of the other session, not even how long it lasts.
      request.session = null;
      throw new ProblemError(409, 'anotherSession', 'ANNEN_OKT');
    }
    const changes = !['GET', 'HEAD'].includes(request.method);
    if (changes && !bringsXsrfToken(request)) {
      throw refusal('xsrf-token-wrong', 403, 'xsrfTokenWrong');
    }
    done();
  });
}

function isOfAnotherSession({ session, headers }: FastifyRequest): boolean {
  const named = headers[PAGE_SESSION];
  return session !== null && named !== undefined && named !== session.kfpSessionId;
}

/** Without a session the visitor's token counts, and that of the session which has ended: what the page still holds. */
function bringsXsrfToken(request: FastifyRequest): boolean {
  const ofSession = hasXsrfToken(request, sessionSecret(request));
  return request.session ? ofSession : ofSession || hasXsrfToken(request, visitorSecret(request));
}

/** Sees to it that the browser holds the XSRF token of its session, or of itself where nobody is logged in. */
export function issueXsrf(request: FastifyRequest, reply: Parameters<typeof ensureXsrf>[1]): void {
  const secret = sessionSecret(request);
  if (request.session && secret) ensureXsrf(request, reply, secret);
  else ensureVisitorXsrf(request, reply);
}

function needsCustomer({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.config.access === 'customer';
}
