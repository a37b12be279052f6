import {
  ClientContext,
  ExtendedSession,
  LoginAddress,
  LoginQuery,
  LogoutAnswer,
  LogoutRequest,
  SessionStatus,
} from '../../contract/session.ts';
import { localPath } from '../../domain/local-path.ts';
import type { ApiApp } from '../platform/http/api.ts';
import { ProblemError } from '../platform/http/errors.ts';
import { originOf } from '../platform/http/origin.ts';
import { rateLimit } from '../platform/http/rate-limit.ts';
import { securityEvent } from '../platform/observability/security-log.ts';
import type { SharedState } from '../platform/state/shared-state.ts';
import { clearSessionCookies, ensureVisitor, ensureXsrf, sessionSecret } from './cookies.ts';
import { issueXsrf } from './current-session.ts';
import type { Logins } from './login.ts';
import { type Sessions, whoseIs } from './sessions.ts';

export type SessionDeps = {
  state: SharedState;
  sessions: Sessions;
  logins: Logins;
  loginStartsPerMinute: number;
};

/** The calls of the session (spec: shell §7.1, decisions §3). */
export function sessionRoutes(app: ApiApp, parts: SessionDeps): void {
  const { state, sessions, logins } = parts;

  app.get(
    '/auth/session-status',
    {
      config: { renews: false },
      schema: { summary: 'Tell whether somebody is logged in', response: { 200: SessionStatus } },
    },
    async (request, reply) => {
      issueXsrf(request, reply);
      return request.session ? { kfpSessionId: request.session.kfpSessionId } : {};
    },
  );

  app.get(
    '/auth/login',
    {
      config: { renews: false },
      onRequest: rateLimit(state, 'login', parts.loginStartsPerMinute),
      schema: {
        summary: 'Get the address of the login page',
        querystring: LoginQuery,
        response: { 200: LoginAddress },
      },
    },
    async (request, reply) => {
      const visitor = ensureVisitor(request, reply);
      if (!request.session) ensureXsrf(request, reply, visitor);
      try {
        return { loginUrl: await logins.begin(originOf(request), visitor, localPath(request.query.goto)) };
      } catch (error) {
        request.log.error({ reason: (error as Error).message }, 'the login provider does not answer');
        throw new ProblemError(503, 'Innloggingen svarer ikke akkurat nå. Prøv igjen senere.');
      }
    },
  );

  app.get(
    '/auth/client-context',
    {
      config: { login: true },
      schema: { summary: 'Tell where the customer logged in', response: { 200: ClientContext } },
    },
    async (request) => ({ loginContext: request.session?.loginContext ?? 'FORSIKRING' }),
  );

  app.post(
    '/auth/forleng-sesjon',
    {
      config: { login: true },
      schema: { summary: 'Extend the session', response: { 200: ExtendedSession } },
    },
    async (request) => ({ kfpSessionId: request.session?.kfpSessionId ?? '' }),
  );

  app.post(
    '/auth/logout',
    {
      config: { renews: false },
      schema: { summary: 'Log out', body: LogoutRequest, response: { 200: LogoutAnswer } },
    },
    async (request, reply) => {
      const secret = sessionSecret(request);
      const ended = secret === null ? null : await sessions.end(secret);
      if (ended) securityEvent(request, 'logged-out', whoseIs(ended));
      request.session = null;
      clearSessionCookies(request, reply);
      return { logoutUrl: returnAddress(request.body.goto, request.distributor) };
    },
  );
}

type ReturnRules = { loggUtUrl: string; returnAddresses: readonly string[] };

/** Where the browser goes after logging out: a local path, an address of the distributor's list, or loggUtUrl. */
export function returnAddress(goto: string | undefined, distributor: ReturnRules): string {
  if (goto !== undefined && distributor.returnAddresses.includes(goto)) return goto;
  return localPath(goto) ?? distributor.loggUtUrl;
}
