import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError } from '../platform/errors.ts';
import { ensureVisitor, ensureXsrf, hasXsrfToken, sessionSecret, visitorSecret } from './cookies.ts';
import type { Session, Sessions } from './sessions.ts';

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | null;
    /** the logged-in customer's id; a 401 problem where nobody is logged in */
    customerId: string;
  }
}

/** Finds the session of every request within `app`, renews it, and tells on the answer how long it lasts. */
export function findSessions(app: FastifyInstance, sessions: Sessions): void {
  app.decorateRequest('session', null);
  app.decorateRequest('customerId', {
    getter(this: FastifyRequest) {
      if (!this.session) throw notLoggedIn();
      return this.session.customerId;
    },
  });

  app.addHook('onRequest', async (request) => {
    request.session = await lookUpSession(request, sessions);
  });

  app.addHook('onSend', async (request, reply) => {
    if (request.session) reply.header('x-session-expiry', sessions.secondsLeft(request.session));
  });
}

/** The session that the request's cookie stands for, renewed unless the route or the page says that nobody acted. */
export async function lookUpSession(request: FastifyRequest, sessions: Sessions): Promise<Session | null> {
  const secret = sessionSecret(request);
  if (!secret) return null;
  const session = await sessions.find(secret, request.distributor.shortname);
  const asksNot = request.headers['x-session-renewal'] === 'no';
  const renews = request.routeOptions.config.renews !== false && !asksNot;
  return session && renews ? await sessions.renew(secret, session) : session;
}

/** What every call must bring: X-Requested-By, its XSRF token if it changes anything, a session if it needs one. */
export function guardCalls(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (!request.headers['x-requested-by']) throw new ProblemError(403, 'Hodet X-Requested-By mangler.');
    if (!['GET', 'HEAD'].includes(request.method)) {
      const secret = request.session ? sessionSecret(request) : visitorSecret(request);
      if (!hasXsrfToken(request, secret)) {
        throw new ProblemError(403, 'Hodet X-XSRF-TOKEN mangler eller er ikke gyldig.');
      }
    }
    if (request.routeOptions.config.login && !request.session) throw notLoggedIn();
  });
}

/** Sees to it that the browser holds the XSRF token of its session, or of itself where nobody is logged in. */
export function issueXsrf(request: FastifyRequest, reply: FastifyReply): void {
  const secret = sessionSecret(request);
  if (request.session && secret) ensureXsrf(request, reply, secret);
  else ensureVisitor(request, reply);
}

function notLoggedIn(): ProblemError {
  return new ProblemError(401, 'Du må logge inn.');
}
