import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Returns a function that calls `act` once, when the answer of a request is made or its connection is gone. */
export function answerMade(
  app: FastifyInstance,
): (request: FastifyRequest, reply: FastifyReply, act: () => void) => void {
  const acts = new WeakMap<FastifyRequest, () => void>();

  app.addHook('onSend', (request, _reply, payload, done) => {
    // A file is sent as fast as its client reads it.
    if (payload instanceof Readable) acts.get(request)?.();
    done();
  });

  return (request, reply, act) => {
    const made = once(act);
    acts.set(request, made);
    reply.raw.once('prefinish', made);
    reply.raw.once('close', made);
  };
}

/** Returns a function that calls `act` only the first time. */
export function once(act: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) act();
    isDone = true;
  };
}
