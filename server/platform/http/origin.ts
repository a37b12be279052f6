import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLoopback } from '../config/loopback.ts';
import { ProblemError } from './errors.ts';

const HOST = /^[a-z0-9._-]+(:\d{1,5})?$|^\[[0-9a-f:.]+\](:\d{1,5})?$/i;

/**
 * Rejects requests with an invalid host or with two hosts, because addresses are built from it. Proxies pass
 * the Host header on unchanged. X-Forwarded-Host can't be trusted, so it is deleted before anything reads it.
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

/** Returns the host name that the customer's browser requested, in lower case and without port. */
export function hostnameOf(request: FastifyRequest): string {
  return (request.host ?? '').toLowerCase().replace(/:\d+$/, '');
}

/** Returns the protocol of the customer's browser, as reported by a trusted proxy. */
export function protocolOf(request: FastifyRequest): 'http' | 'https' {
  return request.protocol === 'https' ? 'https' : 'http';
}

/** Returns the origin that the customer's browser sees, for example https://forsikring.example. */
export function originOf(request: FastifyRequest): string {
  return `${protocolOf(request)}://${request.host}`;
}

/** Returns whether the request came unencrypted to this machine: localhost, *.localhost or loopback. */
export function isPlainLocal(request: FastifyRequest): boolean {
  return isLoopback(hostnameOf(request)) && protocolOf(request) === 'http';
}

/** Returns whether there are two Host headers. The parser keeps the first, but a proxy may use the second. */
function namesTwoHosts({ raw }: FastifyRequest): boolean {
  const names = raw.rawHeaders.filter((_, index) => index % 2 === 0);
  return names.filter((name) => name.toLowerCase() === 'host').length > 1;
}
