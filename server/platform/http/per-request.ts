import type { FastifyRequest } from 'fastify';

export type CustomerRequest = { request: FastifyRequest; customerId: string };

/**
 * Returns a way to read something of the customer's that reads once for each request, however many endpoints a page
 * is rendered from need it.
 */
export function perRequest<T>(read: (asked: CustomerRequest) => Promise<T>) {
  const answers = new WeakMap<FastifyRequest, Promise<T>>();
  return (asked: CustomerRequest): Promise<T> => {
    const answer = answers.get(asked.request) ?? read(asked);
    answers.set(asked.request, answer);
    return answer;
  };
}
