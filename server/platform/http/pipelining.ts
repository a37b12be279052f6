import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Browsers send one request at a time over a connection, and proxies few. */
const MAX_AT_ONCE = 16;

/**
 * Ends a connection over which more requests are sent than answers are read: each unread answer is memory, and nobody but an
 * attacker sends so many.
 */
export function limitPipelining(app: FastifyInstance): void {
  const unanswered = new WeakMap<Socket, number>();
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    const count = (unanswered.get(socket) ?? 0) + 1;
    if (count > MAX_AT_ONCE) {
      reply.hijack();
      socket.destroy();
      return;
    }
    unanswered.set(socket, count);
    reply.raw.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    done();
  });
}
