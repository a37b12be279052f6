import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { databases } from '../../testing/databases.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';

const LOGIN = '/api/privat/forsikring/auth/login';
const CUSTOMER = '13919110028';
const LIMIT = 3;

describe.each(databases())('forged headers on $name', ({ open }) => {
  let portal: TestPortal;
  afterEach(() => portal.close());

  async function openBehind(trustProxy: string): Promise<void> {
    const env = {
      TRUST_PROXY: trustProxy,
      FIRST_PAGE_MS: '10000',
      LOGIN_STARTS_PER_MINUTE: String(LIMIT),
    };
    portal = await openPortal(await open(), env, { withLoginPages: true });
  }

  const startLogin = (remoteAddress: string, headers: Record<string, string> = {}) =>
    portal.app.inject({
      url: LOGIN,
      remoteAddress,
      headers: { host: 'localhost:8000', 'x-requested-by': 'test', ...headers },
    });

  async function refusedAfter(starts: number, forwardedFor: (index: number) => string): Promise<number> {
    let refused = 0;
    for (let i = 0; i < starts; i++) {
      const { statusCode } = await startLogin('10.0.0.9', { 'x-forwarded-for': forwardedFor(i) });
      if (statusCode === 429) refused += 1;
    }
    return refused;
  }

  test.each(['off', 'on', '1', '10.0.0.0/8'])(
    'with made-up addresses before the real one do not bypass a limit (TRUST_PROXY=%s)',
    async (trustProxy) => {
      await openBehind(trustProxy);
      expect(await refusedAfter(LIMIT + 2, (i) => `198.51.100.${i}, 192.0.2.1`)).toBe(2);
    },
  );

  test('behind two proxies count as the address that the outer proxy saw', async () => {
    await openBehind('2');
    expect(await refusedAfter(LIMIT + 2, (i) => `198.51.100.${i}, 192.0.2.1, 10.0.0.8`)).toBe(2);
    expect((await startLogin('10.0.0.9', { 'x-forwarded-for': '192.0.2.2, 10.0.0.8' })).statusCode).toBe(200);
  });

  test('leave customers behind the same proxy with separate limits', async () => {
    await openBehind('1');
    expect(await refusedAfter(LIMIT + 2, (i) => `192.0.2.${i}`)).toBe(0);
  });

  test("that bypass the proxies count as the sender's own address", async () => {
    await openBehind('10.0.0.1');
    expect(await refusedAfter(LIMIT + 2, (i) => `192.0.2.${i}`)).toBe(2);
  });

  test('with an address of 8 kB are not stored', async () => {
    await openBehind('1');
    await startLogin('10.0.0.9', { 'x-forwarded-for': 'a'.repeat(8000) });
    const keys = await portal.db.selectFrom('shared_state').select('key').execute();
    expect(keys.map(({ key }) => key)).toContain('rate:login:10.0.0.9');
    expect(Math.max(...keys.map(({ key }) => key.length))).toBeLessThan(100);
  });

  test.each(['off', '1', '10.0.0.0/8'])(
    'with X-Forwarded-Host change neither distributor, address nor cookie (TRUST_PROXY=%s)',
    async (trustProxy) => {
      await openBehind(trustProxy);
      const forged = { host: 'sb1.example', 'x-forwarded-host': 'dnb.localhost:8000' };
      const answer = await startLogin('10.0.0.9', { ...forged, 'x-forwarded-proto': 'http' });
      expect(answer.statusCode).toBe(200);
      const redirect = new URL(answer.json().loginUrl).searchParams.get('redirect_uri');
      expect(redirect).toBe('http://sb1.example/api/privat/forsikring/auth/callback');
      const visitor = answer.cookies.find(({ name }) => name.endsWith('kfp-visitor'));
      expect(visitor).toMatchObject({ name: '__Host-kfp-visitor', secure: true });
      const page = await portal.app.inject({
        url: '/privat/forsikring/oversikt/',
        headers: { host: 'sb1.localhost', 'x-forwarded-host': 'dnb.localhost' },
      });
      expect(page.body).toContain('"shortname":"sb1"');
    },
  );

  test.each(['http, javascript', 'javascript', 'ftp'])(
    'with X-Forwarded-Proto %s do not change the protocol',
    async (protocol) => {
      await openBehind('1');
      const answer = await startLogin('10.0.0.9', { 'x-forwarded-proto': protocol });
      expect(new URL(answer.json().loginUrl).protocol).toBe('http:');
    },
  );

  test('with a protocol are ignored without a proxy, also by the test login', async () => {
    await openBehind('off');
    const browser = portal.browser();
    const answer = await browser.call('GET', '/auth/login', undefined, { 'x-forwarded-proto': 'https' });
    const choice = await browser.request(answer.json().loginUrl, {
      headers: { 'x-forwarded-proto': 'https' },
    });
    expect(answer.cookies.every(({ secure }) => !secure)).toBe(true);
    expect(choice.cookies.every(({ secure }) => !secure)).toBe(true);
    expect((await browser.logIn(CUSTOMER)).statusCode).toBe(303);
  });

  test.each(['1', '10.0.0.0/8'])(
    'from a trusted proxy allow a login over https (TRUST_PROXY=%s)',
    async (trustProxy) => {
      await openBehind(trustProxy);
      const https = { host: 'localhost:8000', 'x-forwarded-proto': 'https', 'x-forwarded-for': '192.0.2.1' };
      const page = await portal.app.inject({
        url: '/privat/forsikring/oversikt/',
        remoteAddress: '10.0.0.9',
        headers: https,
      });
      expect(page.statusCode).toBe(200);
      expect(page.body).toContain('https://localhost:8000/testinnlogging/auth?');
      expect(page.cookies.every(({ secure }) => secure)).toBe(true);
    },
  );

  test('with two Host headers are rejected', async () => {
    await openBehind('off');
    await portal.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = portal.app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    socket.write(
      'GET /internal/health/live HTTP/1.1\r\nHost: localhost\r\nHost: dnb.localhost\r\nConnection: close\r\n\r\n',
    );
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk));
    await once(socket, 'close');
    const answer = Buffer.concat(chunks).toString();
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('Vertsnavnet er ikke gyldig.');
  });
});
