import { hash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Configuration } from '../platform/config/configuration.ts';
import { clientNetwork, isThisMachine } from '../platform/http/client-network.ts';
import { BACK_CHANNEL_LOGOUT_PATH, FILES_PATH, isInternal } from '../platform/http/paths.ts';
import { rateLimit } from '../platform/http/rate-limit.ts';
import { sessionSecret } from './cookies.ts';

/** Counts a request against its network's limit. Rejects with 429 above the limit. */
export type CountRequest = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/**
 * Returns a counter of requests per network. It skips this machine, because all customers behind an untrusted local proxy
 * would share one count.
 */
export function networkLimit({ perNetwork }: Configuration['requestLimits']): CountRequest {
  const count = rateLimit('requests', perNetwork);
  return async (request, reply) => {
    if (perNetwork > 0 && !isThisMachine(clientNetwork(request))) await count(request, reply);
  };
}

/**
 * Limits the requests of every network and every session (ADR-022). Files that pages load and internal
 * requests are exempt. So are requests from the login provider, which are counted when refused (ADR-020).
 */
export function limitRequests(
  app: FastifyInstance,
  { perSession }: Configuration['requestLimits'],
  countNetworkRequest: CountRequest,
): void {
  const countSessionRequest = rateLimit('session-requests', perSession, (request) =>
    hash('sha256', sessionSecret(request) ?? '', 'base64url'),
  );
  app.addHook('onRequest', async (request, reply) => {
    if (isExempt(request.routeOptions.url)) return;
    await countNetworkRequest(request, reply);
    if (perSession > 0 && sessionSecret(request) !== null && !isThisMachine(clientNetwork(request)))
      await countSessionRequest(request, reply);
  });
}

function isExempt(route = ''): boolean {
  return route.startsWith(FILES_PATH) || isInternal(route) || route === BACK_CHANNEL_LOGOUT_PATH;
}
