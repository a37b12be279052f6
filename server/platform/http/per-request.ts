import type { FastifyRequest } from 'fastify';

export type CustomerRequest = { request: FastifyRequest; customerId: string };

/**
 * Returns a function that calls `read` once for each request and customer, even if a page is rendered from several
 * endpoints that need it. A request on behalf of another customer reads data of both (spec: beyond §12).
 */
export function perRequest<T extends object>(read: (asked: CustomerRequest) => T) {
  return oncePer(keyOf, read);
}

const keysOf = new WeakMap<FastifyRequest, Map<string, object>>();

/** Returns the same object for the same request and customer. */
function keyOf({ request, customerId }: CustomerRequest): object {
  const keys = keysOf.get(request) ?? new Map<string, object>();
  keysOf.set(request, keys);
  const key = keys.get(customerId) ?? {};
  keys.set(customerId, key);
  return key;
}

/** Returns a function that calls `read` once for each key. */
export function oncePer<Asked, T extends object>(
  keyFor: (asked: Asked) => object,
  read: (asked: Asked) => T,
) {
  const answers = new WeakMap<object, T>();
  return (asked: Asked): T => {
    const key = keyFor(asked);
    const answer = answers.get(key) ?? read(asked);
    answers.set(key, answer);
    return answer;
  };
}
