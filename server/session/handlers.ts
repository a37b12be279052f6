import type { sessionApi } from '../../contract/session.ts';
import { localPath, pathOnThisHost } from '../../domain/local-path.ts';
import { PROVIDER_LOGOUT_PATH } from '../../domain/provider-logout.ts';
import type { Handlers } from '../platform/http/endpoints.ts';
import { ProblemError } from '../platform/http/errors.ts';
import { originOf } from '../platform/http/origin.ts';
import { rateLimit } from '../platform/http/rate-limit.ts';
import type { AreaServices } from '../standing/area-services.ts';
import { ensureVisitor, ensureXsrf, leaveSession, leavingCookie, sessionSecret } from './cookies.ts';
import { issueXsrf } from './current-session.ts';
import { providerFailure } from './discover-provider.ts';
import type { Logins } from './login.ts';
import type { LogoutHints } from './logout-hints.ts';
import { recordEnd } from './record-end.ts';
import type { Sessions } from './sessions.ts';

type SessionDeps = AreaServices & {
  sessions: Sessions;
  logins: Logins;
  hints: LogoutHints;
  loginStartsPerMinute: number;
};

/** Returns the handlers for login, logout and session lifetime (spec: shell §7.1, decisions §3). */
export function sessionHandlers({
  db,
  sessions,
  logins,
  hints,
  loginStartsPerMinute,
}: SessionDeps): Handlers<typeof sessionApi> {
  return {
    'GET /auth/session-status': ({ request, reply, session }) => {
      issueXsrf(request, reply);
      return session ? { kfpSessionId: session.kfpSessionId } : {};
    },

    'GET /auth/login': {
      http: { onRequest: rateLimit('login', loginStartsPerMinute) },
      async handle({ request, reply, session, query }) {
        const visitor = ensureVisitor(request, reply);
        if (!session) ensureXsrf(request, reply, visitor);
        try {
          return {
            loginUrl: await logins.begin(originOf(request), visitor, {
              goto: localPath(query.goto),
              language: request.language,
              fresh: session !== null,
            }),
          };
        } catch (error) {
          request.log.error({ reason: providerFailure(error) }, 'the login provider does not answer');
          throw new ProblemError(503, 'loginSilent');
        }
      },
    },

    'GET /auth/client-context': ({ session }) => ({ loginContext: session.loginContext }),

    'POST /auth/forleng-sesjon': ({ session }) => ({ kfpSessionId: session.kfpSessionId }),

    async 'POST /auth/logout'({ request, reply, body }) {
      const secret = sessionSecret(request);
      const ended = secret === null ? null : await sessions.end(secret);
      leaveSession(request, reply);
      if (ended) await recordEnd(db, request, ended, 'logged-out', 'logged-out');
      if (secret !== null && (await hints.has(secret))) {
        leavingCookie.set(request, reply, secret);
        return { logoutUrl: PROVIDER_LOGOUT_PATH };
      }
      return { logoutUrl: logoutAddress(body.goto, request.distributor) };
    },
  };
}

type ReturnRules = { loggUtUrl: string; returnAddresses: readonly string[] };

/** Returns the address after logout: a local path, an address of the distributor's list, or loggUtUrl. */
function logoutAddress(goto: string | undefined, distributor: ReturnRules): string {
  if (goto !== undefined && distributor.returnAddresses.includes(goto)) return goto;
  return pathOnThisHost(goto) ?? distributor.loggUtUrl;
}
