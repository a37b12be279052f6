import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import { Registry } from 'prom-client';
import { type Api, api } from '../contract/api.ts';
import { activityHandlers } from './activities/handlers.ts';
import { agreementHandlers } from './agreements/handlers.ts';
import { analyticsHandlers } from './analytics/handlers.ts';
import { calendarHandlers } from './calendar/handlers.ts';
import { changeRoutes } from './changes/routes.ts';
import { claimHandlers } from './claims/handlers.ts';
import { claimsJumpHandlers } from './claims-jump/handlers.ts';
import { redemptionRoutes } from './claims-jump/redemption.ts';
import { confirmationHandlers } from './confirmations/handlers.ts';
import { consentHandlers } from './consents/handlers.ts';
import { findDistributors } from './distributor/distributor.ts';
import type { DistributorFile } from './distributor/distributor-file.ts';
import { distributorHandlers } from './distributor/handlers.ts';
import { findLanguages } from './distributor/language.ts';
import { openToggles } from './distributor/open-toggles.ts';
import { documentHandlers } from './documents/handlers.ts';
import { feedbackHandlers } from './feedback/handlers.ts';
import { invoiceHandlers } from './invoices/handlers.ts';
import { linkHandlers } from './links/handlers.ts';
import { shortLinkRoutes } from './links/short-link-page.ts';
import { messageHandlers } from './messages/handlers.ts';
import { myDataHandlers } from './my-data/handlers.ts';
import { offerHandlers } from './offers/handlers.ts';
import { describeEndpoints } from './openapi/describe-endpoints.ts';
import { openApiRoutes } from './openapi/routes.ts';
import type { Configuration } from './platform/config/configuration.ts';
import { customerRow } from './platform/db/customer-row.ts';
import type { Database } from './platform/db/database.ts';
import { compressAnswers } from './platform/http/compress.ts';
import { createEndpoints, type Handlers, type ServedEndpoints } from './platform/http/endpoints.ts';
import { handleErrors, refuseAddress, refuseRequest } from './platform/http/errors.ts';
import { checkHosts } from './platform/http/origin.ts';
import { API_PATH } from './platform/http/paths.ts';
import { limitPipelining } from './platform/http/pipelining.ts';
import { addRateLimits } from './platform/http/rate-limit.ts';
import { schemaCompilers } from './platform/http/schema-compilers.ts';
import { addSecurityHeaders } from './platform/http/security-headers.ts';
import { shedLoad } from './platform/http/shed-load.ts';
import { addOperations } from './platform/observability/operations.ts';
import { createReadiness } from './platform/observability/readiness.ts';
import { keepRequest, requestFacts } from './platform/observability/request-context.ts';
import { countSecurityEvents } from './platform/observability/security-log.ts';
import { measureDatabase, measuredState, measureParts } from './platform/observability/store-metrics.ts';
import type { TraceWait } from './platform/observability/traces.ts';
import type { SharedState } from './platform/state/shared-state.ts';
import { profileHandlers } from './profile/handlers.ts';
import { recommendationHandlers } from './recommendations/handlers.ts';
import { callbackRoutes } from './session/callback.ts';
import { sessionSecret } from './session/cookies.ts';
import { decorateSessions, findSessions, guardApi, renewSessions } from './session/current-session.ts';
import { providerDiscovery } from './session/discover-provider.ts';
import { sessionHandlers } from './session/handlers.ts';
import { createLogins, type Logins } from './session/login.ts';
import type { LoginClient } from './session/login-client.ts';
import { logoutAtProviderRoutes } from './session/logout-at-provider.ts';
import { logoutByProviderRoutes } from './session/logout-by-provider.ts';
import { createLogoutHints, type LogoutHints } from './session/logout-hints.ts';
import { logoutTokens } from './session/logout-token.ts';
import { toOwnSessions } from './session/own-session.ts';
import { ownSessionHandlers } from './session/own-sessions.ts';
import { createLoginsOfProvider } from './session/provider-marks.ts';
import { limitRequests, networkLimit } from './session/request-limits.ts';
import { createSessionEnds, type SessionEnds } from './session/session-ends.ts';
import { createSessions, type Sessions } from './session/sessions.ts';
import { recordTimeouts, type TimeoutRecord } from './session/time-outs.ts';
import { customerParts } from './sources/customer/customer-parts.ts';
import { createLists } from './sources/lists.ts';
import { createSources, type Sources } from './sources/sources.ts';
import { fixedAddressRoutes } from './ssr/fixed-addresses.ts';
import { languageChoiceRoute } from './ssr/language-choice.ts';
import { neighbourNotFound, pageRoutes, type SendNeighbour } from './ssr/routes.ts';
import { pageSender } from './ssr/send-page.ts';
import type { Web } from './ssr/web.ts';
import { summaryHandlers } from './summary/handlers.ts';
import { taskHandlers } from './tasks/handlers.ts';

const BODY_LIMIT = 64 * 1024;
/** So long the head of a request may take to arrive, at most as long as all of it. */
const HEAD_SECONDS = 10;
/** A connection over which nothing has come or gone for so long is closed: its client reads no answer. */
const SILENT_MS = 120_000;
/** How often Node looks for requests that take too long to arrive; by itself each 30 s. */
const CHECK_EVERY_MS = 1000;

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
  /** how the addresses of the apps beside the portal are answered; left out: they are not found */
  sendNeighbour?: SendNeighbour;
  /** what only some environments have: the test login */
  additions: readonly ((app: FastifyInstance) => Promise<void>)[];
};

/** Puts the areas together into one server, not yet listening. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { configuration, db, distributorFile, web } = options;
  const app = Fastify({
    logger:
      configuration.logLevel === 'silent'
        ? false
        : {
            level: configuration.logLevel,
            mixin: requestFacts,
            ...(options.logTo ? { stream: options.logTo } : {}),
          },
    // Each line says its request itself, also those that are written without knowing of one.
    childLoggerFactory: (logger) => logger,
    // Addresses can carry policy numbers and login codes; metrics count requests by route instead.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: configuration.trustProxy,
    bodyLimit: BODY_LIMIT,
    requestTimeout: configuration.requestSeconds * 1000,
    connectionTimeout: SILENT_MS,
    http: {
      headersTimeout: Math.min(HEAD_SECONDS, configuration.requestSeconds) * 1000,
      connectionsCheckingInterval: CHECK_EVERY_MS,
    },
    forceCloseConnections: 'idle',
    // What still arrives over an open connection while we stop is answered like any other request.
    return503OnClosing: false,
    // An id of a hundred letters, each of which an address may write in nine characters.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 900 },
    frameworkErrors: refuseAddress,
    clientErrorHandler: refuseRequest,
    schemaController: { compilersFactory: schemaCompilers },
  });

  const registry = new Registry();
  keepRequest(app);
  const traceWait = await openTraces(app, options);
  measureDatabase(db, registry);
  countSecurityEvents(app, registry);
  const inValkey = configuration.valkeyUrl !== null;
  const state = measuredState(options.state, registry, inValkey ? traceWait : undefined);
  const sessions = createSessions(state, {
    limits: { idleSeconds: configuration.sessionIdleSeconds, maxSeconds: configuration.sessionMaxSeconds },
    registry,
    log: app.log,
  });
  const sessionEnds = createSessionEnds(sessions);
  app.addHook('preClose', async () => sessionEnds.stop());
  const timeouts = recordTimeouts(db, sessions, app.log);
  app.addHook('onClose', async () => timeouts.stop());
  const loginClient = options.loginClient(app);
  const discover = providerDiscovery(loginClient);
  const logins = createLogins(state, loginClient, discover);
  const sessionMs = configuration.sessionMaxSeconds * 1000;
  const loginsOfProvider = createLoginsOfProvider(state, loginClient, sessionMs);
  const hints = createLogoutHints(state, sessionMs);
  const sources = createSources({ configuration, db, registry, log: app.log, traceWait });
  const toggles = await openToggles({ unleash: configuration.unleash, registry, log: app.log });
  app.addHook('onClose', async () => toggles.close());

  limitPipelining(app);
  // What a client expects and we do not know is no reason to refuse it (RFC 9110, 10.1.1).
  app.server.on('checkExpectation', app.routing);
  app.removeContentTypeParser('text/plain');
  await app.register(cookie);
  compressAnswers(app);
  handleErrors(app);
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (options.isStopping()) reply.header('connection', 'close');
    done();
  });
  addSecurityHeaders(app);
  const findMissing = createReadiness(db, inValkey ? options.state : null);
  measureParts(state, findMissing, registry);
  addOperations(app, registry, findMissing, options.isStopping);
  await describeEndpoints(app);
  checkHosts(app);
  findDistributors(app, distributorFile.distributors);
  findLanguages(app);
  shedLoad(app, { maxDelayMs: configuration.shedDelayMs, registry });
  await addRateLimits(app, state);
  const countRequest = networkLimit(configuration.requestLimits);
  limitRequests(app, configuration.requestLimits, countRequest);
  fixedAddressRoutes(app, configuration);

  decorateSessions(app);

  const endpoints = apiEndpoints(
    { ...options, state },
    { sessions, sessionEnds, timeouts, logins, hints, sources },
  );
  app.decorate('answerInPage', endpoints.answerInPage);
  await app.register(languageChoiceRoute);
  await app.register(async (scope) => {
    const pages = pageSender(scope, {
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
    await pageRoutes(scope, {
      web,
      pages,
      sendNeighbour: options.sendNeighbour ?? neighbourNotFound,
      distributors: distributorFile.distributors,
    });
    callbackRoutes(scope, {
      db,
      sessions,
      logins,
      loginsOfProvider,
      hints,
      loginsPerMinute: configuration.loginStartsPerMinute,
      sendPage: pages.staticPage,
    });
  });
  logoutAtProviderRoutes(app, { hints, client: loginClient, discover });
  await app.register(async (scope) =>
    logoutByProviderRoutes(scope, {
      db,
      sessions,
      logins: loginsOfProvider,
      tokens: logoutTokens(state, loginClient, discover),
      discover,
      providerOrigins: configuration.loginFrameOrigins,
      countRefused: countRequest,
    }),
  );
  await app.register(async (scope) => {
    findSessions(scope, sessions);
    renewSessions(scope, sessions);
    shortLinkRoutes(scope, db, state);
  });
  await app.register(
    async (scope) => {
      findSessions(scope, sessions);
      guardApi(scope);
      renewSessions(scope, sessions);
      endpoints.serve(scope);
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
  changeRoutes(app, { db, changesSecret: configuration.changesSecret });
  for (const addition of options.additions) await app.register(addition);
  return app;
}

type ApiDeps = {
  sessions: Sessions;
  sessionEnds: SessionEnds;
  timeouts: TimeoutRecord;
  logins: Logins;
  hints: LogoutHints;
  sources: Sources;
};

/** Loaded where traces are wanted alone: their packages are large. */
async function openTraces(
  app: FastifyInstance,
  { configuration, db }: AppOptions,
): Promise<TraceWait | undefined> {
  if (!configuration.traces) return undefined;
  const { addTraces } = await import('./platform/observability/traces.ts');
  return addTraces(app, db, configuration.traces);
}

/** Every endpoint of the contract, with the handlers of all areas. */
function apiEndpoints(
  { configuration, db, state, distributorFile }: AppOptions,
  { sessions, sessionEnds, timeouts, logins, hints, sources }: ApiDeps,
): ServedEndpoints {
  const { loginStartsPerMinute, feedbackPerMinute, claimsJumpsPerMinute, linksPerMinute } = configuration;
  const sessionHandle = (request: FastifyRequest) => sessions.handleOf(sessionSecret(request) ?? '');
  const row = customerRow(db);
  const lists = createLists(sources, row);
  const parts = customerParts(sources.customer, row);
  const distributorNames = new Map(distributorFile.distributors.map((each) => [each.shortname, each.name]));
  const handlers: Handlers<Api> = {
    ...sessionHandlers({ db, sessions, sessionEnds, logins, hints, loginStartsPerMinute }),
    ...ownSessionHandlers({ db, sessions, distributorNames }),
    ...activityHandlers({ db, recordTimeouts: timeouts.bringUpToDate, distributorNames }),
    ...distributorHandlers(),
    ...profileHandlers({ db, parts, customerRow: row, customerSource: sources.customer }),
    ...consentHandlers({ db, parts, customerRow: row, customerSource: sources.customer }),
    ...taskHandlers(lists, parts),
    ...recommendationHandlers(parts),
    ...analyticsHandlers(row),
    ...agreementHandlers(sources, lists, row),
    ...offerHandlers(sources, lists, row),
    ...summaryHandlers(lists),
    ...documentHandlers(db, sources, row),
    ...invoiceHandlers(sources, row),
    ...claimHandlers(sources, row),
    ...messageHandlers(sources, row),
    ...confirmationHandlers({ db, sources, customerRow: parts.person }),
    ...myDataHandlers({
      db,
      sources,
      customerRow: row,
      distributorNames,
      sessionsOf: async ({ request: { language }, customerId, session }) =>
        toOwnSessions(await sessions.ofCustomer(customerId), {
          current: session.kfpSessionId,
          language,
          distributorNames,
        }),
    }),
    ...calendarHandlers(db, sources, row),
    ...feedbackHandlers({ db, feedbackPerMinute }),
    ...claimsJumpHandlers({ db, state, claimsJumpsPerMinute, sessionHandle }),
    ...linkHandlers({ db, state, linksPerMinute }),
  };
  return createEndpoints(api, handlers);
}
