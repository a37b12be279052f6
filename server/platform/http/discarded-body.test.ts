import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { silentUploads } from './body-time.ts';
import { discardBody, limitDiscardedBodies } from './discarded-body.ts';

const MEGABYTE = 1024 * 1024;
const SIZES = [
  ['Transfer-Encoding: chunked', 'unknown'],
  [`Content-Length: ${101 * MEGABYTE}`, 'above 100 MB'],
] as const;

let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify({ forceCloseConnections: true });
  limitDiscardedBodies(app);
  app.addHook('onRequest', async (_request, reply) => {
    // As the look-up of a session, it lets more of the request arrive.
    await setImmediate();
    return reply.code(403).send('refused');
  });
  app.post('/', async () => 'done');
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

/** Sends the head of a request, and as much of its body as is given. Returns the connection. */
function begin(size: string, body = '') {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  socket.write(`POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n${size}\r\n\r\n${body}`);
  return socket;
}

test.each(SIZES)('closes the connection of a refused body: %s (%s)', async (size) => {
  expect(await text(begin(size))).toMatch(/^HTTP\/1\.1 403 .*\r\nconnection: close\r\n/is);
});

test('keeps the connection of a refused body of 100 MB', async () => {
  const socket = begin(`Content-Length: ${100 * MEGABYTE}`);
  const [answer] = await once(socket, 'data');
  expect(answer).toMatch(/^HTTP\/1\.1 403 .*\r\nconnection: keep-alive\r\n/is);
  socket.destroy();
});

test('keeps the connection of a refused body that has arrived', async () => {
  const socket = begin('Transfer-Encoding: chunked', '2\r\n{}\r\n0\r\n\r\n');
  const [answer] = await once(socket, 'data');
  expect(answer).toMatch(/^HTTP\/1\.1 403 .*\r\nconnection: keep-alive\r\n/is);
  socket.destroy();
});

test.each([
  [100, true],
  [101, false],
])('discards %d MB in chunks to their end: %s', async (megabytes, isRead) => {
  const raw = new PassThrough();
  const request = { raw, headers: { 'transfer-encoding': 'chunked' }, server: { silenceMs: 2 ** 31 - 1 } };
  const discarded = discardBody(request as unknown as FastifyRequest);
  const megabyte = Buffer.alloc(MEGABYTE);
  for (let sent = 0; sent < megabytes; sent += 1) raw.write(megabyte);
  if (isRead) raw.end();
  expect(await discarded).toBe(isRead);
});

test('waits while the client goes on sending', async () => {
  vi.useFakeTimers();
  const raw = new PassThrough();
  const request = { raw, headers: {}, server: { silenceMs: 1000 } };
  const discarded = discardBody(request as unknown as FastifyRequest);
  for (let sent = 0; sent < 3; sent += 1) {
    raw.write('x');
    await vi.advanceTimersByTimeAsync(900);
  }
  raw.end();
  expect(await discarded).toBe(true);
  vi.useRealTimers();
});

test('does not wait for an upload whose client is already silent', async () => {
  const request = { raw: new PassThrough(), headers: {}, server: { silenceMs: 2 ** 31 - 1 } };
  silentUploads.add(request as unknown as FastifyRequest);
  expect(await discardBody(request as unknown as FastifyRequest)).toBe(false);
});

test('decides at once about a body that has ended, and about one that is announced as too large', async () => {
  const ended = new PassThrough().end().resume();
  await once(ended, 'end');
  const server = { silenceMs: 2 ** 31 - 1 };
  for (const [raw, length, isRead] of [
    [ended, MEGABYTE, true],
    [new PassThrough(), 101 * MEGABYTE, false],
  ] as const) {
    const request = { raw, headers: { 'content-length': String(length) }, server };
    expect(await discardBody(request as unknown as FastifyRequest)).toBe(isRead);
  }
});
