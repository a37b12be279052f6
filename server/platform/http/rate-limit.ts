import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SharedState } from '../state/shared-state.ts';
import { clientNetwork } from './client-network.ts';
import { refusal } from './errors.ts';
import { type SharedCounts, sharedCounts } from './shared-counts.ts';

declare module 'fastify' {
  interface FastifyInstance {
    countShared: SharedCounts;
  }
}

/** Enables `rateLimit` for the routes of `app`, with counts that all instances share (ADR-022). */
export function addRateLimits(app: FastifyInstance, state: SharedState): void {
  app.decorate('countShared', sharedCounts(state));
}

/**
 * Returns a hook that limits requests to `perMinute` for each key, and responds 429 to more. The key is the
 * client's network unless `keyOf` is given. The count is shared by all instances. Endpoints called for a page
 * count only with `alsoForPages`, because one network can be a whole office.
 */
export function rateLimit(
  name: string,
  perMinute: number,
  keyOf: (request: FastifyRequest) => string = clientNetwork,
) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { current, endsAt } = await request.server.countShared(`rate:${name}:${keyOf(request)}`, perMinute);
    if (current <= perMinute) return;
    reply.header('retry-after', Math.max(1, Math.ceil((endsAt - Date.now()) / 1000)));
    throw refusal('limit-hit', 429, 'waitABit');
  };
}

/**
 * Returns the hook of an endpoint that limits requests per minute by customer, and then by network, which can be a
 * whole office. The customer's own limit comes first, so that one customer can't use up the network's (ADR-022).
 */
export function limitedByCustomer(name: string, { perCustomer = 60, perNetwork = 600 } = {}) {
  const byCustomer = rateLimit(`${name}-customer`, perCustomer, ({ session }) => session?.customerId ?? '');
  const byNetwork = rateLimit(name, perNetwork);
  return {
    async onRequest(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      await byCustomer(request, reply);
      await byNetwork(request, reply);
    },
  };
}
