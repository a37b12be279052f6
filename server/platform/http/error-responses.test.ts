import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify, { LogController } from 'fastify';
import { expect, test } from 'vitest';
import { handleErrors, refuseAddress, refuseRequest } from './error-responses.ts';
import { ProblemError, ShownError } from './errors.ts';

const HTML = { accept: 'text/html,application/xhtml+xml' };

function failingApp(logTo?: { write(line: string): void }) {
  const logController = new LogController({ disableRequestLogging: true });
  const app = Fastify(logTo ? { logger: { stream: logTo }, logController } : {});
  app.decorateRequest('language', 'nb');
  handleErrors(app);
  for (const path of ['/privat/forsikring/oversikt/*', '/api/privat/forsikring/*']) {
    app.get(path, async () => {
      throw new Error('01819021887');
    });
  }
  return app;
}

test('responds with an error page without details when a page fails', async () => {
  const answer = await failingApp().inject({ url: '/privat/forsikring/oversikt/tilbud', headers: HTML });
  expect(answer.statusCode).toBe(500);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  expect(answer.body).toContain('<h1>Noe har gått galt</h1>');
  expect(answer.body).not.toContain('01819021887');
});

test('shows the message of an error that development throws', async () => {
  const app = Fastify();
  app.decorateRequest('language', 'nb');
  handleErrors(app);
  app.get('/privat/forsikring/oversikt/', async () => {
    throw new ShownError(new Error('odd <prop>'));
  });
  const { body } = await app.inject({ url: '/privat/forsikring/oversikt/', headers: HTML });
  expect(body).toContain('<pre>Error: odd &lt;prop&gt;');
});

test.each([
  ['a request to the API', '/api/privat/forsikring/x', HTML],
  ['a page request from a program', '/privat/forsikring/oversikt/', { accept: '*/*' }],
])('responds with problem+json when %s fails', async (_what, url, headers) => {
  const answer = await failingApp().inject({ url, headers });
  expect(answer.statusCode).toBe(500);
  expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  expect(answer.body).not.toContain('01819021887');
});

test('logs a failure without values', async () => {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  await failingApp(stream).inject({ url: '/api/privat/forsikring/x' });
  const line = lines.find((each) => each.includes('request failed')) ?? '';
  expect(JSON.parse(line)).toMatchObject({ route: '/api/privat/forsikring/*', err: { type: 'Error' } });
  expect(line).toContain('error-responses.test.ts');
  expect(lines.join('')).not.toContain('01819021887');
});

test('logs the reason of a refusal that is a failure, without a stack', async () => {
  const lines: string[] = [];
  const app = Fastify({ logger: { level: 'error', stream: { write: (line) => void lines.push(line) } } });
  app.decorateRequest('language', 'nb');
  handleErrors(app);
  app.get('/x', async () => {
    throw new ProblemError(503, 'unavailable');
  });
  await app.inject({ url: '/x' });
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ msg: 'request failed', reason: 'unavailable', route: '/x' }),
  ]);
  expect(lines.join('')).not.toContain('stack');
});

test.each([
  ['an unknown address', '/finnes/ikke', 404],
  ['an address that can’t be decoded', '/%E0', 404],
  ['a refused page', '/privat/refused', 400],
])('responds to %s with the not-found page', async (_what, url, status) => {
  const answer = await listeningApp().inject({ url, headers: HTML });
  expect(answer.statusCode).toBe(status);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'x-robots-tag': 'noindex',
  });
  expect(answer.body).toContain('<h1>Denne siden ser ut til å være borte...</h1>');
});

test.each([
  ['an address with a space', '/a b', 400],
  ['an endless address', `/${'x'.repeat(20_000)}`, 431],
])("responds to %s with a page, although the request can't be parsed", async (_what, path, status) => {
  const app = listeningApp();
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const answer = await sendRaw(port, `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\n\r\n`);
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(head).toContain('content-type: text/html; charset=utf-8');
  expect(body).toContain('<h1>Denne siden ser ut til å være borte...</h1>');
  expect(Buffer.byteLength(body)).toBe(Number(/content-length: (\d+)/.exec(head)?.[1]));
  await app.close();
});

function listeningApp() {
  const app = Fastify({ frameworkErrors: refuseAddress, clientErrorHandler: refuseRequest });
  app.decorateRequest('language', 'nb');
  app.decorate('languageOf', () => 'nb' as const);
  handleErrors(app);
  app.get('/privat/refused', async () => {
    throw new ProblemError(400, 'invalidHost');
  });
  return app;
}

async function sendRaw(port: number, request: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(request);
  return await text(socket);
}
