import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hasBody, silentUploads } from './body-time.ts';

/** Maximum size of a refused body that is read, in bytes: before its end browsers read no answer. */
const MAX_DISCARDED_BYTES = 100 * 1024 * 1024;

/** Closes the connection after an early answer if the body is too large or of unknown size: Node would read it all. */
export function limitDiscardedBodies(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    const { raw, headers } = request;
    const size = Number(headers['content-length'] ?? Number.POSITIVE_INFINITY);
    if (hasBody(request) && !raw.complete && size > MAX_DISCARDED_BYTES) reply.header('connection', 'close');
    done();
  });
}

/**
 * Reads and drops the rest of a refused body. Returns false if there is too much of it, or if its client falls silent:
 * the answer then has to close the connection.
 */
export async function discardBody(request: FastifyRequest): Promise<boolean> {
  const { raw, headers, server } = request;
  if (raw.readableEnded || raw.destroyed) return true;
  if (silentUploads.has(request)) return false;
  if (Number(headers['content-length'] ?? 0) > MAX_DISCARDED_BYTES) return false;
  const ended = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => ended.resolve(false), server.silenceMs);
  let left = MAX_DISCARDED_BYTES;
  raw.once('close', () => ended.resolve(true)).once('end', () => ended.resolve(true));
  raw.unpipe();
  raw.on('data', ({ length }: Buffer) => {
    timer.refresh();
    // A body in chunks does not announce its size.
    left -= length;
    if (left < 0) ended.resolve(false);
  });
  raw.resume();
  return await ended.promise.finally(() => clearTimeout(timer));
}
