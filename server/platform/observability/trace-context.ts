import type { FastifyRequest } from 'fastify';
import { currentRequest } from './request-context.ts';

const TRACEPARENT = /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;
const ours = new WeakMap<FastifyRequest, string>();

/** Returns a request's `traceparent` (W3C Trace Context); null where it has none that holds. */
export function givenTraceparent({ headers }: FastifyRequest): string | null {
  const { traceparent } = headers;
  return typeof traceparent === 'string' && TRACEPARENT.test(traceparent) ? traceparent : null;
}

/** Has what is asked of other systems because of a request name our own span, where it named the caller's. */
export function sendTraceparent(request: FastifyRequest, traceparent: string): void {
  ours.set(request, traceparent);
}

/**
 * Returns the `traceparent` for what is asked of other systems because of the request that is being answered, so that the trace goes
 * on there; null where there is none.
 */
export function currentTraceparent(): string | null {
  const request = currentRequest();
  return request ? (ours.get(request) ?? givenTraceparent(request)) : null;
}
