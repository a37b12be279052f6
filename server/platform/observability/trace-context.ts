import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';

const TRACEPARENT = /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;
const current = new AsyncLocalStorage<string>();

/**
 * Keeps a request's `traceparent` (W3C Trace Context) for what is asked of other systems because of it, so that the gateway's
 * trace goes on there. One that does not hold is left out.
 */
export function keepTraceContext(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { traceparent } = request.headers;
    if (typeof traceparent === 'string' && TRACEPARENT.test(traceparent)) current.run(traceparent, done);
    else done();
  });
}

/** Returns the `traceparent` of the request that is being answered; null where it has none. */
export function currentTraceparent(): string | null {
  return current.getStore() ?? null;
}
