import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { API_PATH } from '../../../domain/paths.ts';
import { refuseRequest } from './error-responses.ts';
import { ProblemError } from './errors.ts';
import { isInternal } from './paths.ts';

/** The API description, which also describes the internal endpoints. */
const API_DESCRIPTION = `${API_PATH}/openapi.json`;

/**
 * Returns a server, not yet listening, for internal requests: health, metrics, the API description and
 * requests from other systems. The app's own server handles all other requests. Each server rejects the
 * other's requests (ADR-022).
 */
export function addInternalServer(app: FastifyInstance): Server {
  const internal = new WeakSet<IncomingMessage>();
  const { headersTimeout, keepAliveTimeout, requestTimeout, timeout } = app.server;
  const server = createServer((request, response) => {
    internal.add(request);
    app.routing(request, response);
  });
  Object.assign(server, { headersTimeout, keepAliveTimeout, requestTimeout, timeout });
  server.on('clientError', refuseRequest);

  app.addHook('onRequest', (request, _reply, done) => {
    const { url = '' } = request.routeOptions;
    const isInternalRoute = isInternal(url) || url === API_DESCRIPTION;
    if (isInternalRoute !== internal.has(request.raw)) throw new ProblemError(404, 'noSuchPage');
    done();
  });
  app.addHook('onClose', async () => {
    server.close();
    server.closeAllConnections();
  });
  return server;
}
