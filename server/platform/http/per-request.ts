import type { FastifyRequest } from 'fastify';

type CustomerRequest = { request: FastifyRequest; customerId: string };

/**
 * Returns a way to read something of the customer's that asks once for each request, however many endpoints a page
 * is rendered from need it.
 */
export function perRequest<T>(read: (customerId: string) => Promise<T>) {
  const answers = new WeakMap<FastifyRequest, Promise<T>>();
  return ({ request, customerId }: CustomerRequest): Promise<T> => {
    const answer = answers.get(request) ?? read(customerId);
    answers.set(request, answer);
    return answer;
  };
}
