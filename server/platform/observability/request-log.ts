import { hash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Configuration } from '../config/configuration.ts';
import { FILES_PATH, isHealth } from '../http/paths.ts';

/** Number of values of the first four bytes of a hash. */
const HASH_VALUES = 2 ** 32;

/** Status in the line of a request whose client left, or sent its body too slowly, before the answer. As in nginx. */
const CLIENT_LEFT = 499;

/**
 * Writes one log line for each request: method, route, status, ms, request id and session. It never has the address,
 * which may contain policy numbers and login codes. All requests of a session are logged, or none, so that a sample
 * shows whole visits. Server errors are always logged. Health checks and files that were found are never logged.
 */
export function logRequests(app: FastifyInstance, { level, share }: Configuration['requestLog']): void {
  if (level === 'off') return;
  const logRequest = (request: FastifyRequest, { statusCode, elapsedTime, raw }: FastifyReply) => {
    const { method, id, session, routeOptions } = request;
    const route = routeOptions.url ?? 'unknown';
    if (isQuiet(route, statusCode)) return;
    const status = raw.writableEnded ? statusCode : CLIENT_LEFT;
    if (status < 500 && !isSampled(request, share)) return;
    const { kfpSessionId } = session ?? {};
    const line = { reqId: id, kfpSessionId, method, route, status, ms: Math.round(elapsedTime) };
    app.log[level](line, 'request');
  };
  app.addHook('onRequest', (request, reply, done) => {
    reply.raw.once('close', () => logRequest(request, reply));
    done();
  });
}

function isQuiet(route: string, status: number): boolean {
  return isHealth(route) || (route.startsWith(FILES_PATH) && status < 400);
}

/** Returns whether the session, or a request without one, belongs to the sampled share. */
function isSampled({ session, id }: FastifyRequest, share: number): boolean {
  if (share >= 1) return true;
  const digest = hash('sha256', session?.kfpSessionId ?? id, 'buffer');
  return digest.readUInt32BE() / HASH_VALUES < share;
}
