import { hash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RequestLimits } from '../platform/config/configuration.ts';
import { clientNetwork, isThisMachine } from '../platform/http/client-network.ts';
import { BACK_CHANNEL_LOGOUT_PATH, FILES_PATH, isInternal } from '../platform/http/paths.ts';
import { rateLimit } from '../platform/http/rate-limit.ts';
import { sessionSecret } from './cookies.ts';

/** Counts a request as one of its network's; rejects with 429 where those are too many. */
export type CountRequest = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** Returns what counts the requests of every network but this machine itself: a proxy that is not trusted would stand for all customers. */
export function networkLimit({ perNetwork }: RequestLimits): CountRequest {
  const count = rateLimit('requests', perNetwork);
  return async (request, reply) => {
    if (perNetwork > 0 && !isThisMachine(clientNetwork(request))) await count(request, reply);
  };
}

/**
 * Limits the requests of every network and every session (ADR-108), but for the files that pages load, for other systems', and
 * for the login provider's, which are counted where they are refused (ADR-126).
 */
export function limitRequests(
  app: FastifyInstance,
  { perSession }: RequestLimits,
  ofNetwork: CountRequest,
): void {
  const ofSession = rateLimit('session-requests', perSession, (request) =>
    hash('sha256', sessionSecret(request) ?? '', 'base64url'),
  );
  app.addHook('onRequest', async (request, reply) => {
    if (isFree(request.routeOptions.url)) return;
    await ofNetwork(request, reply);
    if (perSession > 0 && sessionSecret(request) !== null && !isThisMachine(clientNetwork(request)))
      await ofSession(request, reply);
  });
}

function isFree(route = ''): boolean {
  return route.startsWith(FILES_PATH) || isInternal(route) || route === BACK_CHANNEL_LOGOUT_PATH;
}
