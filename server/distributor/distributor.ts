import type { FastifyInstance } from 'fastify';
import { hostnameOf } from '../platform/http/origin.ts';
import { ANY_HOST, type Distributor } from './distributor-file.ts';

declare module 'fastify' {
  interface FastifyRequest {
    distributor: Distributor;
  }
}

/**
 * Finds each request's distributor by its host name. Hosts that no distributor lists belong to the one with
 * `ANY_HOST` (spec: decisions §2).
 */
export function findDistributors(app: FastifyInstance, distributors: readonly Distributor[]): void {
  const byHost = new Map(distributors.flatMap((each) => each.hosts.map((host) => [host, each] as const)));
  const fallback = byHost.get(ANY_HOST);
  if (!fallback) throw new Error('no distributor has the host "*"');

  app.decorateRequest('distributor');
  app.addHook('onRequest', (request, _reply, done) => {
    request.distributor = byHost.get(hostnameOf(request)) ?? fallback;
    done();
  });
}
