import Fastify, { type FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { afterEach, expect, test } from 'vitest';
import { shedLoad } from './shed-load.ts';

const LOGOUT = '/api/privat/forsikring/auth/logout';
const BLOCKING_MS = 20;
const CONCURRENT_REQUESTS = 60;

let app: FastifyInstance;
afterEach(() => app.close());

/** Opens a server whose every response blocks the event loop for a while. */
async function open(maxDelayMs: number): Promise<Registry> {
  const registry = new Registry();
  app = Fastify();
  app.decorateRequest('language', 'nb');
  shedLoad(app, { maxDelayMs, registry });
  const block = async () => {
    const end = performance.now() + BLOCKING_MS;
    while (performance.now() < end);
    return 'done';
  };
  for (const path of ['/', '/internal/health/live', LOGOUT]) app.get(path, block);
  await app.ready();
  return registry;
}

const statusesOf = async (path: string) =>
  (await Promise.all(Array.from({ length: CONCURRENT_REQUESTS }, () => app.inject(path)))).map(
    ({ statusCode }) => statusCode,
  );

test('rejects requests while the event loop is late, with a problem that has a Retry-After', async () => {
  const registry = await open(100);
  const answers = await Promise.all(Array.from({ length: CONCURRENT_REQUESTS }, () => app.inject('/')));
  const refused = answers.filter(({ statusCode }) => statusCode === 503);
  expect(refused.length).toBeGreaterThan(0);
  expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThanOrEqual(12);
  expect(refused[0]?.headers).toMatchObject({
    'content-type': 'application/problem+json; charset=utf-8',
    'retry-after': '5',
  });
  expect(await registry.metrics()).toContain(`requests_shed_total ${refused.length}`);
  await expect.poll(async () => (await app.inject('/')).statusCode).toBe(200);
});

test.each(['/internal/health/live', LOGOUT])('never rejects %s', async (path) => {
  await open(100);
  expect(new Set(await statusesOf(path))).toEqual(new Set([200]));
});

test('rejects no requests when the limit is 0', async () => {
  await open(0);
  expect(new Set(await statusesOf('/'))).toEqual(new Set([200]));
});
