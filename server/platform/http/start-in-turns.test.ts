import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { openServer, shutServer } from '../../testing/test-server.ts';
import { startInTurns } from './start-in-turns.ts';

const BLOCKING_MS = 10;
const CUSTOMERS = 40;
const server = createServer();
afterEach(async () => {
  server.removeAllListeners('request');
  await shutServer(server);
});

test('starts one page per turn in order of arrival and skips closed requests', async () => {
  await openServer(server, 0);
  const turns = startInTurns(server);
  const started: string[] = [];
  for (const name of ['first', 'gone', 'last'])
    turns.start({ start: () => started.push(name), isGone: () => name === 'gone', isPage: true });
  expect([turns.waiting, started]).toEqual([3, []]);
  await setImmediate();
  expect(started).toEqual(['first']);
  await expect.poll(() => started).toEqual(['first', 'last']);
  expect(turns.waiting).toBe(0);
});

test('lets other requests wait for at most one page', async () => {
  await openServer(server, 0);
  const turns = startInTurns(server);
  const started: string[] = [];
  const start = (name: string, isPage: boolean) =>
    turns.start({ start: () => started.push(name), isGone: () => false, isPage });
  for (const name of ['page 1', 'page 2', 'page 3']) start(name, true);
  await setImmediate();
  start('endpoint', false);
  await expect.poll(() => turns.waiting).toBe(0);
  expect(started).toEqual(['page 1', 'endpoint', 'page 2', 'page 3']);
});

test('accepts new connections before it starts waiting pages', async () => {
  const port = await openServer(server, 0);
  const turns = startInTurns(server);
  let most = 0;
  server.on('request', (_request, response) => {
    const start = () => {
      const end = performance.now() + BLOCKING_MS;
      while (performance.now() < end);
      response.end();
    };
    turns.start({ start, isGone: () => false, isPage: true });
    most = Math.max(most, turns.waiting);
  });
  const answers = Array.from({ length: CUSTOMERS }, async () => {
    const [answer] = (await once(get({ port, agent: false }), 'response')) as [IncomingMessage];
    answer.resume();
    return answer.statusCode;
  });
  expect(new Set(await Promise.all(answers))).toEqual(new Set([200]));
  expect(most).toBeGreaterThan(CUSTOMERS / 2);
});
