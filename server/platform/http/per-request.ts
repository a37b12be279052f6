import type { FastifyRequest } from 'fastify';

export type CustomerRequest = { request: FastifyRequest; customerId: string };

/**
 * Returns a function that calls `read` once for each request, even if a page is rendered from several
 * endpoints that need it.
 */
export function perRequest<T>(read: (asked: CustomerRequest) => Promise<T>) {
  const answers = new WeakMap<FastifyRequest, Promise<T>>();
  return (asked: CustomerRequest): Promise<T> => {
    const answer = answers.get(asked.request) ?? read(asked);
    answers.set(asked.request, answer);
    return answer;
  };
}
