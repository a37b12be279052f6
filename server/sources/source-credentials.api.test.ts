import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { TestBrowser } from '../testing/browser.ts';
import { databases } from '../testing/databases.ts';
import { type Behaviour, sendJson, TestSource } from '../testing/http-sources.ts';
import { openPortal, type TestPortal } from '../testing/portal.ts';
import { AGREEMENT, KARI } from '../testing/portal-of-sources.ts';
import { startTokenService, type TokenService } from '../testing/token-service.ts';
import { sourceCallers } from './http-call.ts';

const TIMEOUT_MS = 1000;
const SECRET = 'hemmeligNok';
const TRACEPARENT = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';

/** Accepts requests with one of these tokens and refuses all others. */
const takes =
  (...tokens: string[]): Behaviour =>
  (request, response) => {
    if (!tokens.includes(request.headers.authorization ?? '')) return void response.writeHead(401).end();
    sendJson(response, { avtaler: [AGREEMENT], tilbud: [] });
  };

describe.each(databases().slice(0, 1))('sources that require credentials', ({ open }) => {
  const nice = new TestSource('NICE');
  const paris = new TestSource('PARIS');
  let tokens: TokenService;
  let portal: TestPortal;
  let kari: TestBrowser;
  const log: string[] = [];
  beforeAll(async () => {
    await Promise.all([nice.open(), paris.open()]);
    tokens = await startTokenService();
    const env = {
      SOURCE_NICE_URL: nice.url,
      SOURCE_NICE_TOKEN_URL: tokens.url,
      SOURCE_NICE_CLIENT_ID: 'portalen',
      SOURCE_NICE_CLIENT_SECRET: SECRET,
      SOURCE_NICE_SCOPE: 'avtaler:les tilbud:les',
      SOURCE_PARIS_URL: paris.url,
      SOURCE_PARIS_TOKEN: 'fast-token',
      SOURCE_TIMEOUT_MS: `${TIMEOUT_MS}`,
      SOURCE_BREAKER_FAILURES: '1000',
      LOG_LEVEL: 'debug',
    };
    portal = await openPortal(await open(), env, { logTo: { write: (line) => void log.push(line) } });
    kari = await portal.loggedIn(KARI);
    vi.useFakeTimers({ toFake: ['performance'] });
  });
  afterAll(async () => {
    vi.useRealTimers();
    await portal.close();
    await Promise.all([nice.shut(), paris.shut(), tokens.close()]);
  });
  beforeEach(() => {
    // Tokens of earlier tests expire.
    vi.advanceTimersByTime(2 * 3600 * 1000);
    tokens.requests.length = 0;
    tokens.lifetime = 3600;
  });
  afterEach(() => {
    tokens.answer = null;
    nice.reset();
    paris.reset();
  });

  const agreements = async (headers = {}) =>
    (await kari.call('GET', '/avtaleoversikt/avtaler', undefined, headers)).json<{
      avtaler: unknown[];
      systemSourceError: boolean;
    }>();
  const authorizations = () => nice.requests.map(({ headers }) => headers.authorization);

  test('receive only their own bearer token, with the trace', async () => {
    await agreements({ traceparent: TRACEPARENT });
    expect(paris.requests.map(({ headers }) => headers.authorization)).toEqual(['Bearer fast-token']);
    expect(paris.requests.map(({ headers }) => headers.traceparent)).toEqual([TRACEPARENT]);
    expect(authorizations()).toEqual(['Bearer token-1']);
  });

  test.each([
    'x',
    TRACEPARENT.toUpperCase(),
    TRACEPARENT.replace('4bf92f3577b34da6a3ce929d0e0e4736', '0'.repeat(32)),
  ])('do not receive the invalid trace %s', async (traceparent) => {
    await agreements({ traceparent });
    expect(paris.requests.map(({ headers }) => headers.traceparent)).toEqual([undefined]);
  });

  test('share one token, requested with the client’s secret and kept until shortly before it expires', async () => {
    await Promise.all([agreements(), agreements(), agreements()]);
    expect(tokens.requests).toHaveLength(1);
    expect(tokens.requests[0]?.form).toEqual({
      grant_type: 'client_credentials',
      scope: 'avtaler:les tilbud:les',
    });
    expect(tokens.requests[0]?.headers.authorization).toBe(
      `Basic ${Buffer.from(`portalen:${SECRET}`).toString('base64')}`,
    );
    vi.advanceTimersByTime((3600 - 31) * 1000);
    await agreements();
    expect(tokens.requests).toHaveLength(1);
    vi.advanceTimersByTime(2000);
    await agreements();
    await expect.poll(() => tokens.requests).toHaveLength(2);
    await expect.poll(async () => (await agreements()) && authorizations().at(-1)).toBe('Bearer token-2');
  });

  test('are asked with the token that is still valid while there is no new one', async () => {
    await agreements();
    vi.advanceTimersByTime((3600 - 29) * 1000);
    tokens.answer = (response) => void response.writeHead(503).end();
    for (let i = 0; i < 3; i++) expect((await agreements()).systemSourceError).toBe(false);
    expect(tokens.requests).toHaveLength(2);
    const asked = async () => {
      vi.advanceTimersByTime(1001);
      expect((await agreements()).systemSourceError).toBe(false);
      return tokens.requests.length;
    };
    await expect.poll(asked).toBeGreaterThan(2);
    expect(new Set(authorizations())).toEqual(new Set(['Bearer token-1']));
    vi.advanceTimersByTime(20_000);
    expect((await agreements()).systemSourceError).toBe(true);
  });

  test('answer after a refused token was replaced once', async () => {
    nice.behaviour = takes('Bearer token-2');
    expect(await agreements()).toMatchObject({ avtaler: [{}], systemSourceError: false });
    expect(authorizations()).toEqual(['Bearer token-1', 'Bearer token-2']);
  });

  test('share the token with uploads, which can’t be repeated when it is refused', async () => {
    const client = { tokenUrl: tokens.url, clientId: 'portalen', clientSecret: SECRET, scope: null };
    const { call, upload } = sourceCallers({ token: client, tls: null }, TIMEOUT_MS);
    const request = {
      method: 'GET',
      url: `${nice.url}/skader`,
      ssn: KARI,
      signal: new AbortController().signal,
    } as const;
    await call(request);
    nice.behaviour = takes('Bearer token-2');
    expect((await call(request)).status).toBe(200);
    expect((await upload(request)).status).toBe(200);
    expect(tokens.requests).toHaveLength(2);
  });

  test('that refuse every token fail without a request to the token service each time', async () => {
    nice.behaviour = takes();
    for (let i = 0; i < 4; i++) expect((await agreements()).systemSourceError).toBe(true);
    expect(tokens.requests).toHaveLength(2);
    vi.advanceTimersByTime(11_000);
    nice.behaviour = takes('Bearer token-3');
    expect((await agreements()).systemSourceError).toBe(false);
  });

  test.each<[string, TokenService['answer']]>([
    ['answers HTML', (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>')],
    ['refuses the client', (response) => void response.writeHead(401).end('{"error":"invalid_client"}')],
    ['is down', (response) => void response.destroy()],
    ['fails', (response) => void response.writeHead(503).end()],
    ['returns no token', (response) => sendJson(response, { token_type: 'Bearer' })],
    [
      'answers 2 MB',
      (response) => sendJson(response, { access_token: 'a'.repeat(2e6), token_type: 'Bearer' }),
    ],
  ])(
    'count as failed and are not asked while the token service %s, and recover afterwards',
    async (_case, answer) => {
      tokens.answer = answer;
      expect(await agreements()).toMatchObject({ systemSourceError: true });
      expect(nice.requests).toEqual([]);
      const { body } = await portal.app.inject('/internal/metrics');
      expect(body).toMatch(/source_errors_total\{system="NICE",kind="no-token"\} \d+/);
      tokens.answer = null;
      expect(await agreements()).toMatchObject({ systemSourceError: false });
    },
  );

  test('are given up at their deadline when the token service is slow', async () => {
    tokens.answer = () => {};
    expect(await agreements()).toMatchObject({ systemSourceError: true });
    expect(nice.requests).toEqual([]);
  });

  test('have no secret and no token in the log', async () => {
    nice.behaviour = takes();
    tokens.answer = (response) => void response.writeHead(500).end();
    await agreements();
    expect(log.join('')).toContain('"system":"NICE","list":"avtaler","kind":"no-token"');
    for (const secret of [SECRET, 'fast-token', 'token-1']) expect(log.join('')).not.toContain(secret);
  });
});
