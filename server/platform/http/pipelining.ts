import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Maximum unanswered requests per connection. Browsers send one at a time, and proxies few. */
const MAX_UNANSWERED = 16;

/** Closes connections with more unanswered requests: each answer takes memory, and only attackers send many. */
export function limitPipelining(app: FastifyInstance): void {
  const unanswered = new WeakMap<Socket, number>();
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    const count = (unanswered.get(socket) ?? 0) + 1;
    if (count > MAX_UNANSWERED) {
      reply.hijack();
      socket.destroy();
      return;
    }
    unanswered.set(socket, count);
    reply.raw.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    done();
  });
}
