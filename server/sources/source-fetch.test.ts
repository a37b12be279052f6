import { createServer, type ServerResponse } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { openServer, shutServer } from '../testing/test-server.ts';
import { MAX_CONNECTIONS, sourceFetch } from './source-fetch.ts';

const waiting: ServerResponse[] = [];
let isHanging = true;
let connections = 0;
const source = createServer((_request, response) => {
  if (isHanging) waiting.push(response);
  else response.end();
}).on('connection', () => {
  connections += 1;
});
afterEach(() => shutServer(source));

test('a hanging source has a bounded number of connections; other requests wait for one until their deadline', async () => {
  const url = `http://127.0.0.1:${await openServer(source, 0)}/`;
  const fetch = sourceFetch(null);
  const deadline = new AbortController();
  const ask = async (options: RequestInit) => (await fetch(url, options)).status;
  const answers = Array.from({ length: MAX_CONNECTIONS + 20 }, () => ask({}));
  const late = Promise.allSettled(Array.from({ length: 20 }, () => ask({ signal: deadline.signal })));
  await expect.poll(() => waiting.length, { timeout: 10_000 }).toBe(MAX_CONNECTIONS);
  deadline.abort();
  expect(new Set((await late).map(({ status }) => status))).toEqual(new Set(['rejected']));
  expect([waiting.length, connections]).toEqual([MAX_CONNECTIONS, MAX_CONNECTIONS]);
  isHanging = false;
  for (const response of waiting) response.end();
  expect(new Set(await Promise.all(answers))).toEqual(new Set([200]));
  expect(connections).toBe(MAX_CONNECTIONS);
});
