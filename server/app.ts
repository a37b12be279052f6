import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { agreementRoutes } from './agreements/routes.ts';
import { findDistributors } from './distributor/distributor.ts';
import type { Distributor } from './distributor/distributor-file.ts';
import { distributorRoutes } from './distributor/routes.ts';
import { pageRoutes } from './page/routes.ts';
import type { Web } from './page/web.ts';
import type { Configuration } from './platform/configuration.ts';
import type { Database } from './platform/database.ts';
import { handleErrors } from './platform/errors.ts';
import { addOperations } from './platform/operations.ts';
import { CALLS_PATH } from './platform/paths.ts';
import { addSecurityHeaders } from './platform/security-headers.ts';
import type { SharedState } from './platform/shared-state.ts';
import { profileRoutes } from './profile/routes.ts';
import { callbackRoutes } from './session/callback.ts';
import { findSessions, guardCalls } from './session/current-session.ts';
import { createLogins, type LoginClient } from './session/login.ts';
import { sessionRoutes } from './session/routes.ts';
import { createSessions } from './session/sessions.ts';
import { storeSource } from './sources/store-source.ts';

const BODY_LIMIT = 64 * 1024;
/** Above quality 4 compressing a page costs more than drawing it. */
const BROTLI = {
  [constants.BROTLI_PARAM_QUALITY]: 4,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
};

export type AppParts = {
  configuration: Configuration;
  db: Database;
  state: SharedState;
  distributors: readonly Distributor[];
  /** how the login provider is reached; given the app, since the embedded one is part of it */
  loginClient: (app: FastifyInstance) => LoginClient;
  web: Web;
  isStopping: () => boolean;
  /** what only some environments have: the test login */
  additions: readonly ((app: FastifyInstance) => Promise<void>)[];
};

/** Puts the areas together into one server, not yet listening. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { configuration, db, state, distributors, web } = parts;
  const app = Fastify({
    logger: configuration.logLevel === 'silent' ? false : { level: configuration.logLevel },
    // Addresses can carry policy numbers and login codes; metrics count requests by route instead.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: configuration.trustProxy,
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true },
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false } },
  }).withTypeProvider<TypeBoxTypeProvider>();

  const sessions = createSessions(state, {
    idleSeconds: configuration.sessionIdleSeconds,
    maxSeconds: configuration.sessionMaxSeconds,
  });
  const logins = createLogins(state, parts.loginClient(app));
  const gathering = {
    sources: [storeSource(db)],
    timeoutMs: configuration.sourceTimeoutMs,
    onFault: (systems: readonly string[], error: unknown) =>
      app.log.warn({ systems, reason: (error as Error).message }, 'a source did not answer'),
  };

  await app.register(cookie);
  await app.register(compress, { encodings: ['br', 'gzip'], brotliOptions: { params: BROTLI } });
  handleErrors(app);
  addSecurityHeaders(app);
  addOperations(app, db, parts.isStopping);
  findDistributors(app, distributors);

  await app.register(async (scope) => {
    await pageRoutes(scope, {
      web,
      sessions,
      distributors,
      firstPageMs: configuration.firstPageMs,
      loginOrigins: configuration.loginFrameOrigins,
    });
    callbackRoutes(scope, { db, sessions, logins });
  });
  await app.register(
    async (calls) => {
      findSessions(calls, sessions);
      guardCalls(calls);
      const typed = calls.withTypeProvider<TypeBoxTypeProvider>();
      sessionRoutes(typed, {
        state,
        sessions,
        logins,
        loginStartsPerMinute: configuration.loginStartsPerMinute,
      });
      distributorRoutes(typed);
      profileRoutes(typed, db);
      agreementRoutes(typed, gathering);
    },
    { prefix: CALLS_PATH },
  );
  for (const addition of parts.additions) await app.register(addition);
  return app;
}
