import type { FastifyInstance } from 'fastify';
import { hostnameOf } from '../platform/http/origin.ts';
import type { Distributor } from './distributor-file.ts';

declare module 'fastify' {
  interface FastifyRequest {
    distributor: Distributor;
  }
}

/**
 * Finds each request's distributor from its host name; a host that no distributor claims is the distributor
 * none (spec: decisions §2).
 */
export function findDistributors(app: FastifyInstance, distributors: readonly Distributor[]): void {
  const byHost = new Map(distributors.flatMap((each) => each.hosts.map((host) => [host, each] as const)));
  const none = distributors.find((each) => each.shortname === 'none');
  if (!none) throw new Error('the distributor none is missing');

  app.decorateRequest('distributor');
  app.addHook('onRequest', (request, _reply, done) => {
    request.distributor = byHost.get(hostnameOf(request)) ?? none;
    done();
  });
}
