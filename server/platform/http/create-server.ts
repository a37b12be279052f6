import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Configuration } from '../config/configuration.ts';
import { requestFacts } from '../observability/request-context.ts';
import { limitBodyTime, UPLOAD_SECONDS } from './body-time.ts';
import { limitDiscardedBodies } from './discarded-body.ts';
import { refuseAddress, refuseRequest } from './error-responses.ts';
import { schemaCompilers } from './schema-compilers.ts';

const BODY_LIMIT = 64 * 1024;
/** Headers timeout, in seconds; at most the request timeout. */
const HEAD_SECONDS = 10;
/** Idle time after which a connection is closed, in ms: its client does not read the response. */
const IDLE_MS = 120_000;
/** Interval between checks for requests that take too long to arrive, in ms. Node's default is 30 s. */
const CHECK_EVERY_MS = 1000;
/** Listeners of one answer from which Node warns of a leak. A file has eleven: limits, counts, the log and Fastify. */
const MAX_LISTENERS = 20;

export type LogDestination = { write(line: string): void };

/** Returns a server without routes: logging, proxies, limits, and answers to invalid requests. `logTo` gets log lines. */
export function createServer(
  { logLevel, trustProxy, requestSeconds }: Configuration,
  logTo?: LogDestination,
): FastifyInstance {
  const app = Fastify({
    logger:
      logLevel === 'silent'
        ? false
        : { level: logLevel, mixin: requestFacts, ...(logTo ? { stream: logTo } : {}) },
    // Every log line gets its request from the mixin, also lines written without access to the request.
    childLoggerFactory: (logger) => logger,
    // Addresses can contain policy numbers and login codes. `logRequests` writes routes instead.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy,
    bodyLimit: BODY_LIMIT,
    // Uploads may take this long. `limitBodyTime` limits other requests.
    requestTimeout: UPLOAD_SECONDS * 1000,
    connectionTimeout: IDLE_MS,
    http: {
      headersTimeout: Math.min(HEAD_SECONDS, requestSeconds) * 1000,
      connectionsCheckingInterval: CHECK_EVERY_MS,
    },
    forceCloseConnections: 'idle',
    // Requests that still arrive on open connections during shutdown get normal responses.
    return503OnClosing: false,
    // Allows an id of 100 characters, each of which can take nine characters in an address.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 900 },
    frameworkErrors: refuseAddress,
    clientErrorHandler: refuseRequest,
    schemaController: { compilersFactory: schemaCompilers },
  });
  // An unknown expectation is no reason to reject a request (RFC 9110, 10.1.1).
  app.server.on('checkExpectation', app.routing);
  app.removeContentTypeParser('text/plain');
  acceptEmptyJson(app);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.raw.setMaxListeners(MAX_LISTENERS);
    done();
  });
  limitBodyTime(app, requestSeconds);
  limitDiscardedBodies(app);
  return app;
}

/** Takes an empty body as none: clients name JSON as the type of every request. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null) : parse(request, String(body), done),
  );
}
