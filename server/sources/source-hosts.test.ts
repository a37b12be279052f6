import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import { sourceFetch } from './source-fetch.ts';

vi.mock('./shared-lookup.ts', () => ({
  sharedLookup: () => (_host: string, _options: object, callback: (error: null, found: object[]) => void) =>
    callback(null, [{ address: '127.0.0.1', family: 4 }]),
}));

test('hosts of sources are found by the shared lookup', async () => {
  const server = createServer((request, response) => response.end(request.headers.host));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const answer = await sourceFetch(null)(`http://nice.invalid:${port}/`, {});
  expect(await answer.text()).toBe(`nice.invalid:${port}`);
  server.closeAllConnections();
  server.close();
});
