import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { performance } from 'node:perf_hooks';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import Fastify, { type FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { shedLoad } from './shed-load.ts';

const LOGOUT = '/api/privat/forsikring/auth/logout';
const BLOCKING_MS = 20;
const CONCURRENT_REQUESTS = 60;

let app: FastifyInstance;
/** numbers of requests, of those without an answer, and of files that are being sent */
let arrived = 0;
let held = 0;
let sent = 0;
afterEach(() => app.close());
beforeEach(() => {
  arrived = 0;
  held = 0;
  sent = 0;
});

/** Yields the beginning of a file whose rest does not come. */
async function* endlessly() {
  yield 'begun';
  await new Promise(() => {});
}

/** Opens a server whose every response blocks the event loop for a while. */
async function open(maxDelayMs: number): Promise<Registry> {
  const registry = new Registry();
  app = Fastify({ trustProxy: true, forceCloseConnections: true });
  app.decorateRequest('language', 'nb');
  app.addHook('onRequest', async () => {
    arrived += 1;
  });
  shedLoad(app, { maxDelayMs, registry });
  const block = async () => {
    const end = performance.now() + BLOCKING_MS;
    while (performance.now() < end);
    return 'done';
  };
  for (const path of ['/', '/internal/health/live', LOGOUT]) app.get(path, block);
  app.get('/slow', async () => {
    for (let count = 0; count < 3; count += 1) await block();
  });
  app.post('/', async () => 'done');
  app.get('/held', () => {
    held += 1;
    return new Promise(() => {});
  });
  app.get('/file', (_request, reply) => {
    sent += 1;
    return reply.send(Readable.from(endlessly()));
  });
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

test('refuses the networks that cause the load first', async () => {
  // A busy machine may delay the event loop by more than 100 ms, which would refuse everyone.
  await open(400);
  const from = (remoteAddress: string, count: number) =>
    Promise.all(Array.from({ length: count }, () => app.inject({ url: '/', remoteAddress })));
  const [heavy, ...light] = await Promise.all([
    from('192.0.2.1', CONCURRENT_REQUESTS),
    ...Array.from({ length: 3 }, (_, each) => from(`198.51.100.${each}`, 1)),
  ]);
  expect(heavy.filter(({ statusCode }) => statusCode === 503).length).toBeGreaterThan(0);
  expect(light.flat().map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
});

test('does not remember a slow moment once it is idle', async () => {
  await open(400);
  let last = performance.eventLoopUtilization();
  for (let count = 0; count < 30; count += 1) await app.inject('/slow');
  const busy = () => {
    const before = last;
    last = performance.eventLoopUtilization();
    return performance.eventLoopUtilization(last, before).utilization;
  };
  await expect.poll(busy, { interval: 1000, timeout: 10_000 }).toBeLessThan(0.5);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => app.inject({ method: 'POST', url: '/' })),
  );
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
});

describe('requests that wait for their clients', () => {
  const sockets: Socket[] = [];
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy();
  });

  /** Sends a text over a new connection, and leaves it open. */
  async function leaveOpen(text: string): Promise<Socket> {
    const { port } = app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    sockets.push(socket);
    await once(socket, 'connect');
    socket.write(text);
    return socket;
  }

  /** Does the same for each text. Waits until an expected answer begins, so that no queue arises. */
  async function leaveAllOpen(texts: readonly string[], isAnswered: boolean): Promise<void> {
    for (const text of texts) {
      const socket = await leaveOpen(text);
      if (isAnswered) await once(socket, 'data');
    }
  }

  const unfinished = (network: string) =>
    `POST / HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${network}\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n1`;
  const file = (network: string) => `GET /file HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${network}\r\n\r\n`;

  test.each([
    ['their bodies have not arrived', unfinished, () => arrived],
    ['they read a file', file, () => sent],
  ])('are no work while %s', async (_what, textOf, count) => {
    await open(100);
    await app.listen({ host: '127.0.0.1', port: 0 });
    const texts = Array.from({ length: CONCURRENT_REQUESTS }, (_, each) => textOf(`192.0.2.${each}`));
    await leaveAllOpen(texts, textOf === file);
    await expect.poll(count).toBe(CONCURRENT_REQUESTS);
    const beside = await Promise.all(Array.from({ length: 12 }, () => app.inject('/')));
    expect([...new Set(beside.map(({ statusCode }) => statusCode))]).toEqual([200]);
  });

  test('are no longer counted after clients left before their answers', async () => {
    await open(100);
    await app.listen({ host: '127.0.0.1', port: 0 });
    const request = 'GET /held HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: 192.0.2.1\r\n\r\n';
    for (let left = 0; left < 100; left += 1) {
      const socket = await leaveOpen(request);
      await expect.poll(() => held, { interval: 1 }).toBe(left + 1);
      socket.destroy();
    }
    await expect.poll(() => promisify(app.server.getConnections).call(app.server)).toBe(0);
    const answer = await app.inject({ url: '/', headers: { 'x-forwarded-for': '192.0.2.1' } });
    expect(answer.statusCode).toBe(200);
  });

  test.each([
    ['unfinished bodies', 50, unfinished, () => arrived],
    ['unread answers', 100, file, () => sent],
  ])('are refused above a number of %s for one network', async (_what, limit, textOf, count) => {
    await open(100);
    await app.listen({ host: '127.0.0.1', port: 0 });
    await leaveAllOpen(Array(limit).fill(textOf('192.0.2.1')), textOf === file);
    await expect.poll(count).toBe(limit);
    const firstOf = async (network: string) => {
      const [data] = await once(
        await leaveOpen(textOf(network) + (textOf === unfinished ? '23456789' : '')),
        'data',
      );
      return String(data).slice(0, 12);
    };
    expect(await firstOf('192.0.2.1')).toBe('HTTP/1.1 503');
    expect(await firstOf('198.51.100.1')).not.toBe('HTTP/1.1 503');
    for (const socket of sockets) socket.destroy();
    await expect.poll(() => firstOf('192.0.2.1')).not.toBe('HTTP/1.1 503');
  });
});
