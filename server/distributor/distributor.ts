import type { FastifyInstance } from 'fastify';
import { hostnameOf } from '../platform/http/origin.ts';
import { ANY_HOST, type Distributor } from './distributor-file.ts';

declare module 'fastify' {
  interface FastifyRequest {
    distributor: Distributor;
  }
}

/**
 * Finds each request's distributor from its host name; a host that no distributor claims belongs to the one that has
 * `ANY_HOST` (spec: decisions §2).
 */
export function findDistributors(app: FastifyInstance, distributors: readonly Distributor[]): void {
  const byHost = new Map(distributors.flatMap((each) => each.hosts.map((host) => [host, each] as const)));
  const ofOthers = byHost.get(ANY_HOST);
  if (!ofOthers) throw new Error('no distributor has the hosts that no other claims');

  app.decorateRequest('distributor');
  app.addHook('onRequest', (request, _reply, done) => {
    request.distributor = byHost.get(hostnameOf(request)) ?? ofOthers;
    done();
  });
}
