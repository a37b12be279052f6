import { hash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { RequestLimits } from '../platform/config/configuration.ts';
import { clientNetwork, isThisMachine } from '../platform/http/client-network.ts';
import { BASE_PATH, isInternal } from '../platform/http/paths.ts';
import { rateLimit } from '../platform/http/rate-limit.ts';
import { sessionSecret } from './cookies.ts';

const FILES_PATH = `${BASE_PATH}/filer/`;

/**
 * Limits the requests of every network and every session (ADR-108), but for the files that pages load, for other systems'
 * and for what comes from this machine itself: a proxy that is not trusted would stand for all customers.
 */
export function limitRequests(app: FastifyInstance, { perNetwork, perSession }: RequestLimits): void {
  const ofNetwork = rateLimit('requests', perNetwork);
  const ofSession = rateLimit('session-requests', perSession, (request) =>
    hash('sha256', sessionSecret(request) ?? '', 'base64url'),
  );
  app.addHook('onRequest', async (request, reply) => {
    if (isFree(request.routeOptions.url) || isThisMachine(clientNetwork(request))) return;
    if (perNetwork > 0) await ofNetwork(request, reply);
    if (perSession > 0 && sessionSecret(request) !== null) await ofSession(request, reply);
  });
}

function isFree(route = ''): boolean {
  return route.startsWith(FILES_PATH) || isInternal(route);
}
