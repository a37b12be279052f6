import { once } from 'node:events';
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

/** Numbers of requests whose clients leave, and of files. */
let arrived = 0;
let served = 0;
const app = Fastify({ forceCloseConnections: true });
let url = '';
beforeAll(async () => {
  app.decorateRequest('session', null);
  app.addHook('onRequest', async (request) => {
    request.session = { customerId: String(request.headers.customer) } as FastifyRequest['session'];
    if (!request.headers.leaves) return;
    arrived += 1;
    await once(request.raw.socket, 'close');
  });
  app.setErrorHandler((error, _request, reply) =>
    reply.code(error instanceof ProblemError ? error.status : 500).send(),
  );
  createEndpoints(
    endpoints,
    {
      'GET /fil': () => {
        served += 1;
        return { content: Readable.from(endlessly()), name: 'fil.pdf' };
      },
    },
    async (_rule, { session }) => ({ customerId: session?.customerId ?? null, scopes: SHARING_SCOPES }),
  ).serve(app);
  await app.listen({ host: '127.0.0.1', port: 0 });
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/fil`;
});
afterAll(() => app.close());

test('a customer receives at most 50 files at a time, and others as many', async () => {
  const leaving = new AbortController();
  // Node closes the connection of a response that nothing refers to.
  const kept: Response[] = [];
  const ask = async (customer: string, signal?: AbortSignal) => {
    const response = await fetch(url, { headers: { customer }, ...(signal && { signal }) });
    kept.push(response);
    return response.status;
  };
  const first = await Promise.all(Array.from({ length: 50 }, () => ask('Kari', leaving.signal)));
  expect(new Set(first)).toEqual(new Set([200]));
  expect(await ask('Kari')).toBe(429);
  expect(await ask('Jonas')).toBe(200);
  leaving.abort();
  await expect.poll(() => ask('Kari')).toBe(200);
});

test('files whose client left before the answer are not counted', async () => {
  served = 0;
  const leaving = new AbortController();
  const headers = { customer: 'Marit', leaves: 'yes' };
  const asked = Array.from({ length: 50 }, () => fetch(url, { headers, signal: leaving.signal }));
  await expect.poll(() => arrived).toBe(50);
  leaving.abort();
  await Promise.allSettled(asked);
  await expect.poll(() => served).toBe(50);
  expect((await fetch(url, { headers: { customer: 'Marit' } })).status).toBe(200);
});
