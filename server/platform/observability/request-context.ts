import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const current = new AsyncLocalStorage<FastifyRequest>();

/**
 * Makes the request that is being answered known to whatever is done because of it: to log lines, to requests of other systems and to
 * traces.
 */
export function keepRequest(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => current.run(request, done));
  // What reads a body goes on from the connection, and has lost it.
  app.addHook('preValidation', (request, _reply, done) => {
    if (current.getStore() === request) done();
    else current.run(request, done);
  });
}

/** Returns the request that is being answered; undefined where none is. */
export function currentRequest(): FastifyRequest | undefined {
  return current.getStore();
}

/** Returns what every log line says of its request. The session's id is random, and leads nowhere once the session has ended. */
export function requestFacts(): { reqId?: string; kfpSessionId?: string } {
  const request = current.getStore();
  if (!request) return {};
  const { id, session } = request;
  return { reqId: id, ...(session && { kfpSessionId: session.kfpSessionId }) };
}
