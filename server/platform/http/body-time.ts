import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuseRequest } from './error-responses.ts';

/** Maximum time to receive the slowest upload, in seconds: 20 MB at 100 kbit/s. */
export const UPLOAD_SECONDS = 30 * 60;

/** Uploads whose client fell silent. */
export const silentUploads = new WeakSet<FastifyRequest>();

declare module 'fastify' {
  interface FastifyInstance {
    /** maximum silence of a client during an upload, in ms */
    silenceMs: number;
  }
  interface FastifyContextConfig {
    /** the handler reads the body while it arrives, however slowly */
    readsBody?: true;
  }
}

/**
 * Limits the time for receiving a body to `seconds`. The connection is then closed. An upload may take longer, as a
 * poor phone does, but its client may not be silent for that long.
 */
export function limitBodyTime(app: FastifyInstance, seconds: number): void {
  app.decorate('silenceMs', seconds * 1000);
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw, routeOptions } = request;
    // A request within the server has no connection.
    if (!(raw.socket instanceof Socket) || !hasBody(request) || routeOptions.config.readsBody) return done();
    const timer = setTimeout(() => {
      if (!raw.readableEnded) refuseRequest({ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, raw.socket);
    }, seconds * 1000);
    const clear = () => clearTimeout(timer);
    raw.once('end', clear).once('close', clear);
    done();
  });
}

/** Returns whether the request announces a body. */
export function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
