import type { FastifyRequest } from 'fastify';

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
  const local = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostnameOf(request));
  return local && request.protocol === 'http';
}
