import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hostnameOf } from '../platform/http/origin.ts';
import { ANY_HOST, type Distributor } from './distributor-file.ts';

declare module 'fastify' {
  interface FastifyRequest {
    distributor: Distributor;
  }
}

/**
 * Finds each request's distributor by its host name. Hosts that no distributor lists belong to the one with
 * `ANY_HOST` (spec: decisions §2). Returns the function that finds it.
 */
export function findDistributors(
  app: FastifyInstance,
  distributors: readonly Distributor[],
): (request: FastifyRequest) => Distributor {
  const byHost = new Map(distributors.flatMap((each) => each.hosts.map((host) => [host, each] as const)));
  const fallback = byHost.get(ANY_HOST);
  if (!fallback) throw new Error('no distributor has the host "*"');

  const distributorOf = (request: FastifyRequest) => byHost.get(hostnameOf(request)) ?? fallback;
  app.decorateRequest('distributor');
  app.addHook('onRequest', (request, _reply, done) => {
    request.distributor = distributorOf(request);
    done();
  });
  return distributorOf;
}
