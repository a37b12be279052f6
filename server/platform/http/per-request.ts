import type { FastifyRequest } from 'fastify';

export type CustomerRequest = { request: FastifyRequest; customerId: string };

/**
 * Returns a function that calls `read` once for each request, even if a page is rendered from several
 * endpoints that need it.
 */
export function perRequest<T>(read: (asked: CustomerRequest) => Promise<T>) {
  return oncePer(({ request }: CustomerRequest) => request, read);
}

/** Returns a function that calls `read` once for each key. */
export function oncePer<Asked, T>(keyOf: (asked: Asked) => object, read: (asked: Asked) => Promise<T>) {
  const answers = new WeakMap<object, Promise<T>>();
  return (asked: Asked): Promise<T> => {
    const key = keyOf(asked);
    const answer = answers.get(key) ?? read(asked);
    answers.set(key, answer);
    return answer;
  };
}
