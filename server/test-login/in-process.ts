import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { protocolOf } from '../platform/http/origin.ts';

const HEADER = 'x-in-process';
/** A secret that only this process knows. */
const SECRET = randomBytes(32).toString('base64url');

/** Returns the headers for the portal's own requests to the test login, with the protocol of the customer's browser. */
export function inProcessHeaders(protocol: string): Record<string, string> {
  return { [HEADER]: SECRET, 'x-forwarded-proto': protocol };
}

/** Returns the protocol of the customer's browser, also for the portal's own requests. */
export function customerProtocol(request: FastifyRequest): 'http' | 'https' {
  if (request.headers[HEADER] !== SECRET) return protocolOf(request);
  return request.headers['x-forwarded-proto'] === 'https' ? 'https' : 'http';
}
