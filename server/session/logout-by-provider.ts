import type { FastifyInstance, FastifyRequest } from 'fastify';
import { API_PATH } from '../../domain/paths.ts';
import type { Configuration } from '../platform/config/configuration.ts';
import type { Database } from '../platform/db/database.ts';
import { ProblemError } from '../platform/http/errors.ts';
import { parseForms, singleField } from '../platform/http/form-body.ts';
import { originOf } from '../platform/http/origin.ts';
import { BACK_CHANNEL_LOGOUT_PATH } from '../platform/http/paths.ts';
import { sendPlainPage } from '../platform/http/plain-page.ts';
import { problemTexts } from '../platform/http/problem-texts.ts';
import { securityEvent } from '../platform/observability/security-log.ts';
import type { SharedState } from '../platform/state/shared-state.ts';
import type { DiscoverProvider } from './discover-provider.ts';
import type { LoginClient } from './login-client.ts';
import {
  type EndedLogin,
  LogoutTokenRefused,
  logoutTokens,
  metadataOf,
  ProviderSilent,
} from './logout-token.ts';
import type { LoginsOfProvider } from './provider-marks.ts';
import { recordEnd } from './record-end.ts';
import type { CountRequest } from './request-limits.ts';
import type { Sessions } from './sessions.ts';

const FRONT_CHANNEL_PATH = `${API_PATH}/auth/frontchannel-logout`;

export type LogoutByProviderDeps = {
  configuration: Configuration;
  db: Database;
  state: SharedState;
  sessions: Sessions;
  loginsOfProvider: LoginsOfProvider;
  loginClient: LoginClient;
  discover: DiscoverProvider;
  countRequest: CountRequest;
};

/** Adds the routes that the provider calls when a login has ended (spec: beyond §4, ADR-020). */
export function logoutByProviderRoutes(app: FastifyInstance, deps: LogoutByProviderDeps): void {
  const { configuration, db, state, sessions, loginsOfProvider, loginClient, discover, countRequest } = deps;
  const tokens = logoutTokens(state, loginClient, discover);
  parseForms(app);

  app.get(FRONT_CHANNEL_PATH, { exposeHeadRoute: false }, async (request, reply) => {
    const { iss, sid } = request.query as Record<string, unknown>;
    const provider = await metadataOf(discover, originOf(request));
    if (!provider) throw new ProblemError(503, 'loginSilent');
    // The `sid` is authentication enough: only the provider and this browser know it.
    if (iss !== provider.issuer || typeof sid !== 'string' || sid === '')
      return refuse(request, 'wrong issuer or no session');
    await end(request, { kind: 'sid', name: sid });
    // The provider usually shows the page in a hidden frame.
    const frameAncestors = [new URL(provider.issuer).origin, ...configuration.loginFrameOrigins];
    const { loggedOut } = problemTexts(request.language).pages;
    return sendPlainPage(reply, { title: loggedOut, body: '' }, { frameAncestors });
  });

  app.post(BACK_CHANNEL_LOGOUT_PATH, async (request, reply) => {
    const token = singleField(request.body, 'logout_token');
    try {
      await tokens(originOf(request), token, (login) => end(request, login));
    } catch (error) {
      if (error instanceof ProviderSilent) throw new ProblemError(503, 'loginSilent');
      if (!(error instanceof LogoutTokenRefused)) throw error;
      // Valid tokens are not counted (ADR-020).
      await countRequest(request, reply);
      return refuse(request, error.message);
    }
    return reply.send();
  });

  function refuse(request: FastifyRequest, reason: string): never {
    securityEvent(request, 'provider-logout-refused', { reason });
    throw new ProblemError(400, 'invalidLogout');
  }

  /** Ends the sessions that started with the login, in every browser and at every distributor. */
  async function end(request: FastifyRequest, { kind, name }: EndedLogin): Promise<void> {
    const marks = loginsOfProvider.marksOf({ sub: name, sid: name });
    const mark = marks[kind];
    const customerId = mark && (await loginsOfProvider.customerOf(mark));
    if (!customerId) return;
    const ended = await sessions.endOfCustomer(customerId, ({ provider }) => provider?.[kind] === mark);
    for (const session of ended)
      await recordEnd(db, request, session, 'logged-out-by-provider', 'logged-out-by-provider');
  }
}
