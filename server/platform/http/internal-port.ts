import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { ProblemError, refuseRequest } from './errors.ts';
import { API_PATH, isInternal } from './paths.ts';

/** What describes the internal endpoints too. */
const DESCRIPTION = `${API_PATH}/openapi.json`;

/**
 * Returns a server, not yet listening, for what is internal: health, metrics, the API's description and what other systems call. The app's own
 * server answers all else, and neither answers what is the other's (ADR-109).
 */
export function addInternalServer(app: FastifyInstance): Server {
  const internal = new WeakSet<IncomingMessage>();
  const { headersTimeout, requestTimeout, timeout } = app.server;
  const server = createServer((request, response) => {
    internal.add(request);
    app.routing(request, response);
  });
  Object.assign(server, { headersTimeout, requestTimeout, timeout });
  server.on('clientError', refuseRequest);

  app.addHook('onRequest', (request, _reply, done) => {
    const { url = '' } = request.routeOptions;
    const isForInternal = isInternal(url) || url === DESCRIPTION;
    if (isForInternal !== internal.has(request.raw)) throw new ProblemError(404, 'noSuchPage');
    done();
  });
  app.addHook('onClose', async () => {
    server.close();
    server.closeAllConnections();
  });
  return server;
}
