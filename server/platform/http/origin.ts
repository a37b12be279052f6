import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLoopback } from '../config/loopback.ts';
import { ProblemError } from './errors.ts';

const HOST = /^[a-z0-9._-]+(:\d{1,5})?$|^\[[0-9a-f:.]+\](:\d{1,5})?$/i;

/**
 * Refuses requests whose host is no host name, or that name two: addresses that we make from it must hold. A proxy passes the
 * host on as it is, so X-Forwarded-Host is nobody's word and is dropped before anything reads it.
 */
export function checkHosts(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    delete request.raw.headers['x-forwarded-host'];
    if (request.host && !isOneHost(request)) throw new ProblemError(400, 'invalidHost');
    done();
  });
}

function isOneHost(request: FastifyRequest): boolean {
  return !namesTwoHosts(request) && HOST.test(request.host) && URL.canParse(originOf(request));
}

/** The host name that the customer's browser asked for, in small letters and without port. */
export function hostnameOf(request: FastifyRequest): string {
  return (request.host ?? '').toLowerCase().replace(/:\d+$/, '');
}

/** The protocol that the customer's browser speaks, by the word of a proxy that is trusted. */
export function protocolOf(request: FastifyRequest): 'http' | 'https' {
  return request.protocol === 'https' ? 'https' : 'http';
}

/** The origin that the customer's browser sees, such as https://forsikring.example. */
export function originOf(request: FastifyRequest): string {
  return `${protocolOf(request)}://${request.host}`;
}

/** Whether the request came unencrypted to this machine's own name: localhost, *.localhost or a loopback address. */
export function isPlainLocal(request: FastifyRequest): boolean {
  return isLoopback(hostnameOf(request)) && protocolOf(request) === 'http';
}

/** The parser keeps the first of two Host headers; a proxy may have gone by the second. */
function namesTwoHosts({ raw }: FastifyRequest): boolean {
  const names = raw.rawHeaders.filter((_, index) => index % 2 === 0);
  return names.filter((name) => name.toLowerCase() === 'host').length > 1;
}
