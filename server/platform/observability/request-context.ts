import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const current = new AsyncLocalStorage<FastifyRequest>();

/** Makes the current request known to what runs because of it: log lines, calls of systems, traces. */
export function keepRequest(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => current.run(request, done));
  // Reading a body continues in the connection's context, which has lost the request.
  app.addHook('preValidation', (request, _reply, done) => {
    if (current.getStore() === request) done();
    else current.run(request, done);
  });
}

/** Returns the current request; undefined outside of a request. */
export function currentRequest(): FastifyRequest | undefined {
  return current.getStore();
}

/** Returns the request's fields of every log line. The session's id is useless once it has ended. */
export function requestFacts(): { reqId?: string; kfpSessionId?: string } {
  const request = current.getStore();
  if (!request) return {};
  const { id, session } = request;
  return { reqId: id, ...(session && { kfpSessionId: session.kfpSessionId }) };
}
