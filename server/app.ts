import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { Registry } from 'prom-client';
import { agreementRoutes } from './agreements/routes.ts';
import { analyticsRoutes } from './analytics/routes.ts';
import { redemptionRoutes } from './claims-jump/redemption.ts';
import { claimsJumpRoutes } from './claims-jump/routes.ts';
import { consentRoutes } from './consents/routes.ts';
import { findDistributors } from './distributor/distributor.ts';
import type { DistributorFile } from './distributor/distributor-file.ts';
import { openToggles } from './distributor/open-toggles.ts';
import { distributorRoutes } from './distributor/routes.ts';
import { feedbackRoutes } from './feedback/routes.ts';
import { linkRoutes } from './links/routes.ts';
import { shortLinkRoutes } from './links/short-link-page.ts';
import { offerRoutes } from './offers/routes.ts';
import { describeEndpoints } from './openapi/describe-endpoints.ts';
import { openApiRoutes } from './openapi/routes.ts';
import type { Configuration } from './platform/config/configuration.ts';
import type { Database } from './platform/db/database.ts';
import { handleErrors, refuseAddress, refuseRequest } from './platform/http/errors.ts';
import { checkHosts } from './platform/http/origin.ts';
import { API_PATH } from './platform/http/paths.ts';
import { addSecurityHeaders } from './platform/http/security-headers.ts';
import { addOperations } from './platform/observability/operations.ts';
import type { SharedState } from './platform/state/shared-state.ts';
import { profileRoutes } from './profile/routes.ts';
import { recommendationRoutes } from './recommendations/routes.ts';
import { callbackRoutes } from './session/callback.ts';
import { sessionSecret } from './session/cookies.ts';
import { findSessions, guardApi, renewSessions } from './session/current-session.ts';
import { createLogins } from './session/login.ts';
import type { LoginClient } from './session/login-client.ts';
import { sessionRoutes } from './session/routes.ts';
import { createSessions } from './session/sessions.ts';
import { createSources } from './sources/sources.ts';
import { fixedAddressRoutes } from './ssr/fixed-addresses.ts';
import { pageRoutes } from './ssr/routes.ts';
import type { Web } from './ssr/web.ts';
import { taskRoutes } from './tasks/routes.ts';

const BODY_LIMIT = 64 * 1024;
/** So long the head of a request may take to arrive, at most as long as all of it. */
const HEAD_SECONDS = 10;
/** How often Node looks for requests that take too long to arrive; by itself each 30 s. */
const CHECK_EVERY_MS = 1000;
/** Above quality 4 compressing a page costs more than rendering it. */
const BROTLI = {
  [constants.BROTLI_PARAM_QUALITY]: 4,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
};

export type AppOptions = {
  configuration: Configuration;
  db: Database;
  state: SharedState;
  distributorFile: DistributorFile;
  /** how the login provider is reached; given the app, since the embedded one is part of it */
  loginClient: (app: FastifyInstance) => LoginClient;
  web: Web;
  isStopping: () => boolean;
  /** where log lines go, where not to standard output */
  logTo?: { write(line: string): void };
  /** what only some environments have: the test login */
  additions: readonly ((app: FastifyInstance) => Promise<void>)[];
};

/** Puts the areas together into one server, not yet listening. */
export async function buildApp(parts: AppOptions): Promise<FastifyInstance> {
  const { configuration, db, state, distributorFile, web } = parts;
  const app = Fastify({
    logger:
      configuration.logLevel === 'silent'
        ? false
        : { level: configuration.logLevel, ...(parts.logTo ? { stream: parts.logTo } : {}) },
    // Addresses can carry policy numbers and login codes; metrics count requests by route instead.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: configuration.trustProxy,
    bodyLimit: BODY_LIMIT,
    requestTimeout: configuration.requestSeconds * 1000,
    http: {
      headersTimeout: Math.min(HEAD_SECONDS, configuration.requestSeconds) * 1000,
      connectionsCheckingInterval: CHECK_EVERY_MS,
    },
    forceCloseConnections: 'idle',
    // What still arrives over an open connection while we stop is answered like any other request.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: refuseAddress,
    clientErrorHandler: refuseRequest,
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false } },
  }).withTypeProvider<TypeBoxTypeProvider>();

  const registry = new Registry();
  const sessions = createSessions(state, {
    limits: { idleSeconds: configuration.sessionIdleSeconds, maxSeconds: configuration.sessionMaxSeconds },
    registry,
    log: app.log,
  });
  const logins = createLogins(state, parts.loginClient(app));
  const sources = createSources({ configuration, db, registry, log: app.log });
  const toggles = await openToggles({ unleash: configuration.unleash, registry, log: app.log });
  app.addHook('onClose', async () => toggles.close());

  app.removeContentTypeParser('text/plain');
  await app.register(cookie);
  await app.register(compress, { encodings: ['br', 'gzip'], brotliOptions: { params: BROTLI } });
  handleErrors(app);
  app.addHook('onSend', async (_request, reply) => {
    if (parts.isStopping()) reply.header('connection', 'close');
  });
  addSecurityHeaders(app);
  addOperations(app, db, registry, parts.isStopping);
  await describeEndpoints(app);
  checkHosts(app);
  findDistributors(app, distributorFile.distributors);
  fixedAddressRoutes(app, configuration);

  await app.register(async (scope) => {
    await pageRoutes(scope, {
      web,
      sessions,
      ...distributorFile,
      toggles,
      firstPageMs: configuration.firstPageMs,
      loginOrigins: configuration.loginFrameOrigins,
      loginMode: configuration.loginMode,
      analytics: configuration.analytics,
      errorReports: configuration.errorReports,
    });
    callbackRoutes(scope, {
      db,
      state,
      sessions,
      logins,
      loginsPerMinute: configuration.loginStartsPerMinute,
    });
  });
  await app.register(async (scope) => {
    findSessions(scope, sessions);
    renewSessions(scope, sessions);
    shortLinkRoutes(scope.withTypeProvider<TypeBoxTypeProvider>(), state);
  });
  await app.register(
    async (calls) => {
      findSessions(calls, sessions);
      guardApi(calls);
      renewSessions(calls, sessions);
      const typed = calls.withTypeProvider<TypeBoxTypeProvider>();
      sessionRoutes(typed, {
        state,
        sessions,
        logins,
        loginStartsPerMinute: configuration.loginStartsPerMinute,
      });
      distributorRoutes(typed);
      profileRoutes(typed, db);
      consentRoutes(typed, db);
      taskRoutes(typed, db);
      recommendationRoutes(typed, db);
      analyticsRoutes(typed, db);
      agreementRoutes(typed, sources);
      offerRoutes(typed, sources);
      feedbackRoutes(typed, { db, state, feedbackPerMinute: configuration.feedbackPerMinute });
      claimsJumpRoutes(typed, {
        db,
        state,
        claimsJumpsPerMinute: configuration.claimsJumpsPerMinute,
        sessionHandle: (request) => sessions.handleOf(sessionSecret(request) ?? ''),
      });
      linkRoutes(typed, { state, linksPerMinute: configuration.linksPerMinute });
    },
    { prefix: API_PATH },
  );
  openApiRoutes(app, { production: configuration.production });
  redemptionRoutes(app, {
    db,
    state,
    claimsSystemSecret: configuration.claimsSystemSecret,
    sessionLasts: sessions.lasts,
  });
  for (const addition of parts.additions) await app.register(addition);
  return app;
}
