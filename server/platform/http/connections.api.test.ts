import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databases } from '../../testing/databases.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';

const STATUS = '/api/privat/forsikring/auth/session-status';
const HOST = 'Host: localhost\r\nX-Requested-By: test\r\n';

let portal: TestPortal;
beforeAll(async () => {
  const [sqlite] = databases();
  if (!sqlite) throw new Error('no database');
  portal = await openPortal(await sqlite.open());
  await portal.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => portal.close());

/** Sends a text over a new connection. Returns all received data once the connection is closed. */
async function sendRaw(text: string): Promise<string> {
  const { port } = portal.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  const parts: string[] = [];
  socket.on('data', (part: string) => parts.push(part)).on('error', () => {});
  socket.write(text);
  await once(socket, 'close');
  return parts.join('');
}

test('closes a connection with far more pipelined requests than browsers send', async () => {
  const received = await sendRaw(`GET ${STATUS} HTTP/1.1\r\n${HOST}\r\n`.repeat(200));
  expect(received.match(/HTTP\/1\.1 200 /g)?.length ?? 0).toBeLessThan(200);
});

test('responds to a few pipelined requests on one connection', async () => {
  const request = `GET ${STATUS} HTTP/1.1\r\n${HOST}\r\n`;
  const last = `GET ${STATUS} HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`;
  expect((await sendRaw(request.repeat(4) + last)).match(/HTTP\/1\.1 200 /g)).toHaveLength(5);
});

test.each([
  ['headers that are too large', `GET ${STATUS} HTTP/1.1\r\nX-Large: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ['no valid HTTP', `GET ${STATUS} HTTP/9.9\r\n${HOST}\r\n`, 400],
])('rejects %s with problem+json and the security headers', async (_what, text, status) => {
  const [head = '', body = ''] = (await sendRaw(text)).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(head).toContain('content-type: application/problem+json; charset=utf-8');
  expect(head).toContain('x-content-type-options: nosniff');
  expect(head).toContain("content-security-policy: default-src 'none'");
  expect(JSON.parse(body)).toMatchObject({ status, title: expect.any(String), detail: expect.any(String) });
});

test('rejects a page request whose headers are too large with a page', async () => {
  const answer = await sendRaw(
    `GET /privat/forsikring/oversikt/ HTTP/1.1\r\nX-Large: ${'a'.repeat(20_000)}\r\n\r\n`,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 431 /);
  expect(answer).toContain('<!doctype html>');
});

test('rejects an address that cannot be decoded with the security headers', async () => {
  const { statusCode, headers } = await portal.app.inject(`${STATUS}/%ZZ`);
  expect(statusCode).toBe(400);
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'same-origin' });
});

test('ignores an unknown expectation', async () => {
  const answer = await sendRaw(
    `GET ${STATUS} HTTP/1.1\r\n${HOST}Expect: wonders\r\nConnection: close\r\n\r\n`,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
});
