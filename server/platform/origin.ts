import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError } from './errors.ts';
import { isLoopback } from './loopback.ts';

const HOST = /^[a-z0-9._-]+(:\d{1,5})?$|^\[[0-9a-f:.]+\](:\d{1,5})?$/i;

/** Refuses requests whose host is no host name: addresses that we make from it must hold. */
export function checkHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (!request.host) return;
    if (HOST.test(request.host) && URL.canParse(originOf(request))) return;
    throw new ProblemError(400, 'Vertsnavnet er ikke gyldig.');
  });
}

/** The host name that the customer's browser asked for, in small letters and without port. */
export function hostnameOf(request: FastifyRequest): string {
  return (request.host ?? '').toLowerCase().replace(/:\d+$/, '');
}

/** The origin that the customer's browser sees, such as https://forsikring.example. */
export function originOf(request: FastifyRequest): string {
  return `${request.protocol}://${request.host}`;
}

/** Whether the request came unencrypted to this machine's own name: localhost, *.localhost or a loopback address. */
export function isPlainLocal(request: FastifyRequest): boolean {
  return isLoopback(hostnameOf(request)) && request.protocol === 'http';
}
