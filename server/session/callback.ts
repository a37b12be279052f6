import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { loginPath } from '../../domain/login-outcome.ts';
import { loginRedirect } from '../../domain/login-page.ts';
import { API_PATH, PORTAL_PATH } from '../../domain/paths.ts';
import type { Configuration } from '../platform/config/configuration.ts';
import type { Database } from '../platform/db/database.ts';
import { deviceOf } from '../platform/device.ts';
import { ProblemError } from '../platform/http/errors.ts';
import { originOf } from '../platform/http/origin.ts';
import { CALLBACK_PATH } from '../platform/http/paths.ts';
import { sendPlainPage } from '../platform/http/plain-page.ts';
import { problemTexts } from '../platform/http/problem-texts.ts';
import { rateLimit } from '../platform/http/rate-limit.ts';
import { recordActivity } from '../platform/observability/activities.ts';
import { securityEvent } from '../platform/observability/security-log.ts';
import { ensureVisitor, sessionSecret, setSessionCookies, visitorSecret } from './cookies.ts';
import { customerOfLogin } from './customer-of-login.ts';
import type { LoggedIn, Logins } from './login.ts';
import { LoginCancelled, LoginNeedsCustomer, LoginRefused, refusalOf } from './login-refused.ts';
import type { LogoutHints } from './logout-hints.ts';
import type { LoginsOfProvider } from './provider-marks.ts';
import { recordEnd } from './record-end.ts';
import { recordLogin } from './record-login.ts';
import type { PendingLogin } from './sealed-login.ts';
import { type Session, type Sessions, sessionIdentity } from './sessions.ts';

const SCRIPT_PATH = `${API_PATH}/auth/ut-av-rammen.js`;
const LEAVE_FRAME_SCRIPT = 'window.top.location.replace(window.location.href);\n';
const OVERVIEW = `${PORTAL_PATH}/`;

export type CallbackDeps = {
  configuration: Configuration;
  db: Database;
  sessions: Sessions;
  logins: Logins;
  loginsOfProvider: LoginsOfProvider;
  hints: LogoutHints;
  /** sends the page of a path in the route table */
  sendPage: (request: FastifyRequest, reply: FastifyReply, path: string) => Promise<FastifyReply>;
};

/**
 * Adds the route that the provider redirects the customer to (spec: decisions §3.1).
 * In the login frame, the response moves the whole window to the same address. Browsers accept a SameSite=Lax
 * cookie only there when the provider is on another site. In the window, the login is completed, the session
 * starts and the browser is redirected.
 */
export function callbackRoutes(app: FastifyInstance, parts: CallbackDeps): void {
  const { db, sessions, logins } = parts;
  const limit = rateLimit('login-callback', parts.configuration.loginStartsPerMinute);

  app.get(SCRIPT_PATH, async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(LEAVE_FRAME_SCRIPT),
  );

  // A HEAD request from a link scanner must not consume the login.
  app.head(CALLBACK_PATH, async (_request, reply) => {
    reply.header('allow', 'GET');
    throw new ProblemError(405, 'openOnly');
  });

  app.get(CALLBACK_PATH, async (request, reply) => {
    if (request.headers['sec-fetch-dest'] === 'iframe') return leaveFrame(request, reply);
    let pending: PendingLogin | null = null;
    try {
      const callback = new URLSearchParams(queryOf(request));
      pending = logins.open(originOf(request), visitorSecret(request), callback);
      logins.expectCode(pending, callback);
      await limit(request, reply);
      const loggedIn = await logins.finish(pending, callback);
      await startSession(request, reply, loggedIn);
      return reply.redirect(loggedIn.goto ?? OVERVIEW, 303);
    } catch (error) {
      if (error instanceof LoginNeedsCustomer) return await beginInteractive(request, reply, pending);
      if (error instanceof LoginCancelled) {
        securityEvent(request, 'login-stopped', { reason: error.message });
        return reply.redirect(await afterCancel(request, pending?.goto ?? null), 303);
      }
      if (error instanceof LoginRefused) return await refuse(request, reply, error, pending);
      if (error instanceof ProblemError) {
        securityEvent(request, 'limit-hit');
        // The login is not consumed, so reloading the same address continues it.
        return await parts.sendPage(request, reply, loginPath('vent'));
      }
      throw error;
    }
  });

  async function startSession(
    request: FastifyRequest,
    reply: FastifyReply,
    loggedIn: LoggedIn,
  ): Promise<void> {
    const { loginContext, level, authenticatedAt, idToken } = loggedIn;
    const provider = parts.loginsOfProvider.marksOf(loggedIn.names);
    const customerId = await customerOfLogin(db, loggedIn.ssn, loggedIn.name);
    const { secret, session } = await sessions.start({
      customerId,
      distributor: request.distributor.shortname,
      device: deviceOf(request.headers['user-agent']),
      loginContext,
      authenticatedAt,
      provider,
    });
    await parts.loginsOfProvider.remember(provider, customerId);
    if (idToken !== null) await parts.hints.keep(secret, idToken, customerId);
    // The login must be recorded before the browser gets its cookie.
    await recordLogin(db, session, { loginContext, level });
    // A login that fails leaves the earlier session.
    await endPreviousSession(request);
    setSessionCookies(request, reply, secret);
    securityEvent(request, 'logged-in', { ...sessionIdentity(session), loginContext, acr: level });
  }

  /** Restarts the login and allows the provider to show pages to the customer. */
  async function beginInteractive(
    request: FastifyRequest,
    reply: FastifyReply,
    pending: PendingLogin | null,
  ) {
    const visitor = ensureVisitor(request, reply);
    const options = { goto: pending?.goto ?? null, language: request.language, interactive: true };
    try {
      return reply.redirect(await logins.begin(originOf(request), visitor, options), 303);
    } catch (error) {
      return await refuse(request, reply, refusalOf(error), pending);
    }
  }

  /** Another site can open the callback's address, but not with a login of this browser: only that one is recorded. */
  async function refuse(
    request: FastifyRequest,
    reply: FastifyReply,
    error: LoginRefused,
    pending: PendingLogin | null,
  ) {
    const { refusal, reason } = error;
    securityEvent(request, 'login-refused', { refusal, reason });
    const session = await earlierSession(request);
    if (session && pending) await recordActivity(db, session, 'login-refused');
    return parts.sendPage(request, reply, loginPath(refusal, Boolean(session), pending?.goto ?? null));
  }

  /** Returns the page of the earlier session, which continues, or else the distributor's login. */
  async function afterCancel(request: FastifyRequest, goto: string | null): Promise<string> {
    if (await earlierSession(request)) return goto ?? OVERVIEW;
    const { unauthorizedUrl = null } = request.distributor;
    return loginRedirect({ unauthorizedUrl }, goto);
  }

  async function earlierSession(request: FastifyRequest): Promise<Session | null> {
    const secret = sessionSecret(request);
    return secret === null ? null : await sessions.find(secret, request.distributor.shortname);
  }

  async function endPreviousSession(request: FastifyRequest): Promise<void> {
    const secret = sessionSecret(request);
    const previous = secret === null ? null : await sessions.end(secret);
    if (secret === null || !previous) return;
    await parts.hints.take(secret);
    await recordEnd(db, request, previous, 'session-replaced', 'session-replaced');
  }
}

/** Sends the page that leaves the frame. Its words fit every outcome: the login is only completed in the window. */
function leaveFrame(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { title, goOn } = problemTexts(request.language).pages.leavingFrame;
  const body = `<p><a href="" target="_top">${goOn}</a></p>`;
  const frameAncestors = ["'self'", ...request.distributor.frameAncestors];
  return sendPlainPage(reply, { title, body, script: SCRIPT_PATH }, { frameAncestors });
}

function queryOf(request: FastifyRequest): string {
  return request.url.split('?', 2)[1] ?? '';
}
