import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { protocolOf } from '../platform/http/origin.ts';

const HEADER = 'x-in-process';
/** Nobody outside this process can know it. */
const MARK = randomBytes(32).toString('base64url');

/** The headers of a request that the portal makes of the test login, under the protocol that the customer came by. */
export function inProcessHeaders(protocol: string): Record<string, string> {
  return { [HEADER]: MARK, 'x-forwarded-proto': protocol };
}

/** The protocol that the customer's browser speaks, also where the portal itself makes the request. */
export function customerProtocol(request: FastifyRequest): 'http' | 'https' {
  if (request.headers[HEADER] !== MARK) return protocolOf(request);
  return request.headers['x-forwarded-proto'] === 'https' ? 'https' : 'http';
}
