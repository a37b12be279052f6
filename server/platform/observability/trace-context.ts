import type { FastifyRequest } from 'fastify';
import { currentRequest } from './request-context.ts';

const TRACEPARENT = /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;
const ownTraceparents = new WeakMap<FastifyRequest, string>();

/** Returns a request's `traceparent` (W3C Trace Context); null if it has no valid one. */
export function givenTraceparent({ headers }: FastifyRequest): string | null {
  const { traceparent } = headers;
  return typeof traceparent === 'string' && TRACEPARENT.test(traceparent) ? traceparent : null;
}

/** Sets the `traceparent` for requests to other systems, which names our span instead of the caller's. */
export function sendTraceparent(request: FastifyRequest, traceparent: string): void {
  ownTraceparents.set(request, traceparent);
}

/** Returns the `traceparent` of the current request for requests to other systems; null if there is none. */
export function currentTraceparent(): string | null {
  const request = currentRequest();
  return request ? (ownTraceparents.get(request) ?? givenTraceparent(request)) : null;
}
