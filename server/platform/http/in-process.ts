import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const HEADER = 'x-in-process';
/** Nobody outside this process can know it. */
const MARK = randomBytes(32).toString('base64url');

/** The headers of a call that this process makes of itself, under the protocol that the customer came by. */
export function inProcessHeaders(protocol: string): Record<string, string> {
  return { [HEADER]: MARK, 'x-forwarded-proto': protocol };
}

/** Whether this process made the call itself. */
export function isInProcess(request: FastifyRequest): boolean {
  return request.headers[HEADER] === MARK;
}
