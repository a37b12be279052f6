import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import Fastify, { type FastifyRequest } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoints } from '../../../contract/endpoint.ts';
import { SHARING_SCOPES } from '../../../domain/sharing.ts';
import { createEndpoints } from './endpoints.ts';
import { ProblemError } from './errors.ts';

const endpoints = {
  'GET /fil': { access: 'customer', summary: 'Get a file', file: 'application/pdf' },
} satisfies Endpoints;

/** Yields the beginning of a file whose rest does not come. */
async function* endlessly() {
  yield 'begun';
  await new Promise(() => {});
}

const app = Fastify({ forceCloseConnections: true });
let url = '';
beforeAll(async () => {
  app.decorateRequest('session', null);
  app.addHook('onRequest', async (request) => {
    request.session = { customerId: String(request.headers.customer) } as FastifyRequest['session'];
  });
  app.setErrorHandler((error, _request, reply) =>
    reply.code(error instanceof ProblemError ? error.status : 500).send(),
  );
  createEndpoints(
    endpoints,
    { 'GET /fil': () => ({ content: Readable.from(endlessly()), name: 'fil.pdf' }) },
    async (_rule, { session }) => ({ customerId: session?.customerId ?? null, scopes: SHARING_SCOPES }),
  ).serve(app);
  await app.listen({ host: '127.0.0.1', port: 0 });
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/fil`;
});
afterAll(() => app.close());

test('a customer receives at most 50 files at a time, and so do others', async () => {
  const leaving = new AbortController();
  const ask = async (customer: string, signal?: AbortSignal) =>
    (await fetch(url, { headers: { customer }, ...(signal && { signal }) })).status;
  const first = await Promise.all(Array.from({ length: 50 }, () => ask('Kari', leaving.signal)));
  expect(new Set(first)).toEqual(new Set([200]));
  expect(await ask('Kari')).toBe(429);
  expect(await ask('Jonas')).toBe(200);
  leaving.abort();
  await expect.poll(() => ask('Kari')).toBe(200);
});
