import { createServer, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openServer, shutServer } from '../testing/test-server.ts';
import { sourceCallers } from './http-call.ts';
import { MAX_CONNECTIONS } from './source-fetch.ts';

const unfinished: ServerResponse[] = [];
const source = createServer((request, response) => {
  if (request.url !== '/fil') return void response.end('[]');
  response.write('%PDF-');
  unfinished.push(response);
});
let url = '';
beforeAll(async () => {
  url = `http://127.0.0.1:${await openServer(source, 0)}`;
});
afterAll(() => shutServer(source));

test('files that customers do not read keep no other request waiting', async () => {
  const { call, download, upload } = sourceCallers(undefined, 1000);
  const { signal } = new AbortController();
  const get = { method: 'GET', ssn: '13919110028', signal } as const;
  const files = Array.from({ length: MAX_CONNECTIONS + 1 }, () => download({ ...get, url: `${url}/fil` }));
  await expect.poll(() => unfinished.length, { timeout: 10_000 }).toBe(MAX_CONNECTIONS);
  for (const send of [call, upload]) expect((await send({ ...get, url: `${url}/avtaler` })).status).toBe(200);
  for (const response of unfinished) response.destroy();
  await Promise.allSettled(files);
});
