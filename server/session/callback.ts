import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../platform/db/database.ts';
import { ProblemError } from '../platform/http/errors.ts';
import { originOf } from '../platform/http/origin.ts';
import { API_PATH, BASE_PATH } from '../platform/http/paths.ts';
import { plainPage, plainPagePolicy } from '../platform/http/plain-page.ts';
import { rateLimit } from '../platform/http/rate-limit.ts';
import { securityEvent } from '../platform/observability/security-log.ts';
import type { SharedState } from '../platform/state/shared-state.ts';
import { sessionSecret, setSessionCookies, visitorSecret } from './cookies.ts';
import { customerOfLogin } from './customer-of-login.ts';
import { LoginCancelled, LoginRefused, type Logins } from './login.ts';
import { type Sessions, whoseIs } from './sessions.ts';

const CALLBACK_PATH = `${API_PATH}/auth/callback`;
const SCRIPT_PATH = `${API_PATH}/auth/ut-av-rammen.js`;
const LEAVE_FRAME_SCRIPT = 'window.top.location.replace(window.location.href);\n';
const OVERVIEW = `${BASE_PATH}/`;

export type CallbackDeps = {
  db: Database;
  state: SharedState;
  sessions: Sessions;
  logins: Logins;
  loginsPerMinute: number;
};

/**
 * Where the provider sends the customer back (spec: decisions §3.1). Inside the login frame the answer moves the whole
 * window to this same address: only there do browsers take a SameSite=Lax cookie when the provider lies on
 * another site. In the window the login is finished, the session begun, and the window goes on.
 */
export function callbackRoutes(app: FastifyInstance, parts: CallbackDeps): void {
  const { db, sessions, logins } = parts;
  const limit = rateLimit(parts.state, 'login-callback', parts.loginsPerMinute);

  app.get(SCRIPT_PATH, { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(LEAVE_FRAME_SCRIPT),
  );

  // A HEAD that some scanner sends ahead must not use the login up.
  app.head(CALLBACK_PATH, { schema: { hide: true } }, async (_request, reply) => {
    reply.header('allow', 'GET');
    throw new ProblemError(405, 'Denne adressen kan bare åpnes.');
  });

  app.get(CALLBACK_PATH, { schema: { hide: true } }, async (request, reply) => {
    if (request.headers['sec-fetch-dest'] === 'iframe') return leaveFrame(request, reply);
    try {
      const callback = new URLSearchParams(queryOf(request));
      const pending = logins.open(originOf(request), visitorSecret(request), callback);
      await limit(request, reply);
      const loggedIn = await logins.finish(pending, callback);
      const customerId = await customerOfLogin(db, loggedIn.ssn, loggedIn.name);
      await endFormer(request, sessions);
      const { shortname } = request.distributor;
      const { secret, session } = await sessions.start(customerId, shortname, loggedIn.loginContext);
      setSessionCookies(request, reply, secret);
      securityEvent(request, 'logged-in', whoseIs(session));
      return reply.redirect(loggedIn.goto ?? OVERVIEW, 303);
    } catch (error) {
      if (error instanceof LoginCancelled) {
        securityEvent(request, 'login-stopped');
        return reply.redirect(OVERVIEW, 303);
      }
      if (error instanceof LoginRefused) return await refuse(request, reply, error);
      if (error instanceof ProblemError) return askToWait(request, reply, error);
      throw error;
    }
  });

  async function refuse(request: FastifyRequest, reply: FastifyReply, error: LoginRefused) {
    securityEvent(request, 'login-refused', { reason: error.reason });
    const secret = sessionSecret(request);
    const session = secret && (await sessions.find(secret, request.distributor.shortname));
    return sendPage(request, reply, 400, plainPage(session ? ALREADY_LOGGED_IN : NOBODY_LOGGED_IN));
  }
}

async function endFormer(request: FastifyRequest, sessions: Sessions): Promise<void> {
  const secret = sessionSecret(request);
  const former = secret === null ? null : await sessions.end(secret);
  if (former) securityEvent(request, 'session-ended', whoseIs(former));
}

function leaveFrame(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const body = '<p><a href="" target="_top">Gå til forsikringene dine</a></p>';
  return sendPage(request, reply, 200, plainPage({ title: 'Du er logget inn', body, script: SCRIPT_PATH }));
}

/** What a refused login says depends on who is logged in all the same. */
const ALREADY_LOGGED_IN = {
  title: 'Du er allerede logget inn',
  body: `<p>Denne innloggingen ble ikke fullført, eller lenken er brukt før. Du er fortsatt logget inn fra før.</p>
<p><a href="${OVERVIEW}" target="_top">Til forsikringsoversikten</a></p>`,
};
const NOBODY_LOGGED_IN = {
  title: 'Innloggingen ble ikke fullført',
  body: `<p>Innloggingen kan ha tatt for lang tid, eller lenken er brukt før. Ingen er logget inn.</p>
<p><a href="${OVERVIEW}" target="_top">Logg inn på nytt</a></p>`,
};

/** Nothing was used up, so loading the same address again goes on. */
function askToWait(request: FastifyRequest, reply: FastifyReply, { status }: ProblemError): FastifyReply {
  securityEvent(request, 'limit-hit');
  const body = `<p>Mange logger inn akkurat nå. Vent et minutt, og prøv igjen.</p>
<p><a href="" target="_top">Prøv igjen</a></p>`;
  return sendPage(request, reply, status, plainPage({ title: 'Vent litt med å logge inn', body }));
}

function sendPage(request: FastifyRequest, reply: FastifyReply, status: number, html: string): FastifyReply {
  return reply
    .code(status)
    .header('content-security-policy', plainPagePolicy(["'self'", ...request.distributor.frameAncestors]))
    .type('text/html; charset=utf-8')
    .send(html);
}

function queryOf(request: FastifyRequest): string {
  return request.url.split('?', 2)[1] ?? '';
}
