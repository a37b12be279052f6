import { request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { afterEach, expect, test } from 'vitest';
import { addOperations } from './operations.ts';

/** How long the slow client and the slow handler take, in ms. */
const SLOW_MS = 400;
/** The most that a fast part may take, in seconds. */
const SHORT_SECONDS = 0.2;
const open: FastifyInstance[] = [];
afterEach(async () => {
  for (const app of open.splice(0)) await app.close();
});

/** Returns a listening server, and its measured seconds of all requests to a route. */
async function startServer() {
  const registry = new Registry();
  const app = fastify();
  open.push(app);
  addOperations(
    app,
    registry,
    async () => [],
    () => false,
  );
  app.post('/sent', async () => 'received');
  app.addContentTypeParser('image/jpeg', (_request, payload, done) => done(null, payload));
  app.post('/too-large', async ({ body }, reply) => {
    let parts = 0;
    for await (const _ of body as Readable) {
      parts += 1;
      if (parts === 2) return reply.code(413).send();
    }
  });
  app.get('/slow', async () => {
    await pause(SLOW_MS);
    return 'late';
  });
  app.get('/file', async () =>
    Readable.from(
      (async function* () {
        yield 'one ';
        await pause(SLOW_MS);
        yield 'two';
      })(),
    ),
  );
  await app.listen();
  const secondsOf = async (route: string) => {
    const text = await registry.metrics();
    const line = new RegExp(`^http_request_duration_seconds_sum{.*route="${route}".*} (\\S+)`, 'm');
    return Number(line.exec(text)?.[1]);
  };
  return { port: (app.server.address() as AddressInfo).port, secondsOf };
}

test.each([
  ['sends its body', '/sent', { 'content-type': 'text/plain', 'content-length': 6 }],
  ['sends a file that is refused', '/too-large', { 'content-type': 'image/jpeg', 'content-length': 9 }],
])('the time in which a client %s does not count', async (_what, path, headers) => {
  const { port, secondsOf } = await startServer();
  const sending = send({ port, path, method: 'POST', headers });
  sending.write('one');
  await pause(SLOW_MS);
  sending.write('two');
  await new Promise((done) => sending.once('response', (answer) => answer.resume().once('end', done)));
  await expect.poll(() => secondsOf(path)).toBeLessThan(SHORT_SECONDS);
  sending.destroy();
});

test('the time in which a file is sent does not count', async () => {
  const { port, secondsOf } = await startServer();
  expect(await (await fetch(`http://localhost:${port}/file`)).text()).toBe('one two');
  await expect.poll(() => secondsOf('/file')).toBeLessThan(SHORT_SECONDS);
});

test('the time in which the server makes its answer counts', async () => {
  const { port, secondsOf } = await startServer();
  await (await fetch(`http://localhost:${port}/slow`)).text();
  await expect.poll(() => secondsOf('/slow')).toBeGreaterThan(SLOW_MS / 1000 - 0.05);
});
