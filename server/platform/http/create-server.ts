import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Configuration } from '../config/configuration.ts';
import { requestFacts } from '../observability/request-context.ts';
import { refuseAddress, refuseRequest } from './errors.ts';
import { schemaCompilers } from './schema-compilers.ts';

const BODY_LIMIT = 64 * 1024;
/** Headers timeout, in seconds; at most the request timeout. */
const HEAD_SECONDS = 10;
/** A connection over which nothing has come or gone for so long is closed: its client reads no answer. */
const SILENT_MS = 120_000;
/** How often Node looks for requests that take too long to arrive; by itself each 30 s. */
const CHECK_EVERY_MS = 1000;

export type LogDestination = { write(line: string): void };

/**
 * Returns a server without routes: what it logs, whom it trusts, how long and how large a request may be, and what it answers to
 * one that it can't read. `logTo`: where log lines go, where not to standard output.
 */
export function createServer(
  { logLevel, trustProxy, requestSeconds }: Configuration,
  logTo?: LogDestination,
): FastifyInstance {
  const app = Fastify({
    logger:
      logLevel === 'silent'
        ? false
        : { level: logLevel, mixin: requestFacts, ...(logTo ? { stream: logTo } : {}) },
    // Each line says its request itself, also those that are written without knowing of one.
    childLoggerFactory: (logger) => logger,
    // Addresses can carry policy numbers and login codes; metrics count requests by route instead.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy,
    bodyLimit: BODY_LIMIT,
    requestTimeout: requestSeconds * 1000,
    connectionTimeout: SILENT_MS,
    http: {
      headersTimeout: Math.min(HEAD_SECONDS, requestSeconds) * 1000,
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
  // What a client expects and we do not know is no reason to refuse it (RFC 9110, 10.1.1).
  app.server.on('checkExpectation', app.routing);
  app.removeContentTypeParser('text/plain');
  return app;
}
