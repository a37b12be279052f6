import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { demoPeople, fillEmptyStore } from '../../../commands/portfolio/demo.ts';
import { databases } from '../../testing/databases.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';

const OVERVIEW = '/privat/forsikring/oversikt/';
const LOGIN = '/api/privat/forsikring/auth/session-status';
const POLICY = '7654321';
const SESSIONS = 40;

type Line = { msg?: string; level: number; route: string; status: number; kfpSessionId?: string };

describe.each(databases())('the request log on $name', ({ open }) => {
  const ssn = demoPeople()[0]?.ssn ?? '';
  const lines: Line[] = [];
  let store: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    store = await open();
    await fillEmptyStore(store.db);
  });
  afterAll(() => store.close());

  async function start(env: NodeJS.ProcessEnv): Promise<TestPortal> {
    lines.length = 0;
    const portal = await openPortal(
      { db: store.db, close: async () => {} },
      { LOG_LEVEL: 'info', ...env },
      { logTo: { write: (line) => lines.push(JSON.parse(line)) } },
    );
    onTestFinished(() => portal.close());
    return portal;
  }

  const requests = () => lines.filter(({ msg }) => msg === 'request');

  test('has a line for each request with method, route, status, time, request and session', async () => {
    const portal = await start({});
    const browser = await portal.loggedIn(ssn);
    const { kfpSessionId } = (await browser.call('GET', '/auth/session-status')).json();
    lines.length = 0;
    await browser.call('GET', `/avtaleoversikt/avtaler?policy=${POLICY}`);
    await browser.request(`${OVERVIEW}?fnr=${ssn}`);
    await browser.request(`/${ssn}`);
    const api = '/api/privat/forsikring/avtaleoversikt/avtaler';
    expect(requests()).toMatchObject([
      { level: 30, method: 'GET', route: api, status: 400, ms: expect.any(Number), kfpSessionId },
      { method: 'GET', route: '/privat/forsikring/oversikt', status: 200, kfpSessionId },
      { method: 'GET', status: 404 },
    ]);
    for (const line of requests()) expect(line).toHaveProperty('reqId', expect.stringMatching(/^req-/));
    for (const secret of [ssn, POLICY, '?']) expect(JSON.stringify(requests())).not.toContain(secret);
  });

  test('has no line for health checks, metrics and files', async () => {
    const { app } = await start({});
    for (const url of ['/internal/health/live', '/internal/health/ready', '/internal/metrics'])
      await app.inject({ url });
    expect(requests()).toEqual([]);
  });

  test('has a line with status 499 for a request whose client leaves before its answer', async () => {
    const { app } = await start({});
    await app.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    const route = '/api/privat/forsikring/auth/backchannel-logout';
    const headers = ['Host: localhost:8000', 'Content-Type: application/x-www-form-urlencoded'];
    socket.write(`POST ${route} HTTP/1.1\r\n${headers.join('\r\n')}\r\nContent-Length: 100\r\n\r\nlogout`);
    await once(app.server, 'request');
    socket.destroy();
    await expect.poll(requests).toMatchObject([{ method: 'POST', route, status: 499 }]);
  });

  test('follows REQUEST_LOG_LEVEL and LOG_LEVEL', async () => {
    await (await start({ REQUEST_LOG_LEVEL: 'debug' })).app.inject(OVERVIEW);
    expect(requests()).toEqual([]);
    await (await start({ REQUEST_LOG_LEVEL: 'debug', LOG_LEVEL: 'debug' })).app.inject(LOGIN);
    expect(requests()).toMatchObject([{ level: 20, route: LOGIN }]);
    await (await start({ REQUEST_LOG_LEVEL: 'off', LOG_LEVEL: 'debug' })).app.inject(OVERVIEW);
    expect(requests()).toEqual([]);
  });

  test('logs all requests of a sampled session, and none of the others', async () => {
    const portal = await start({ REQUEST_LOG_SHARE: '0.5' });
    for (let session = 0; session < SESSIONS; session += 1) {
      const browser = await portal.loggedIn(ssn);
      for (const _ of [1, 2]) await browser.call('GET', '/auth/session-status');
    }
    const ofSessions = requests().filter(({ route, kfpSessionId }) => kfpSessionId && /status$/.test(route));
    const counts = [...Map.groupBy(ofSessions, ({ kfpSessionId }) => kfpSessionId).values()];
    expect(counts.every(({ length }) => length === 2)).toBe(true);
    expect(counts.length).toBeGreaterThan(SESSIONS / 5);
    expect(counts.length).toBeLessThan((SESSIONS * 4) / 5);
  });

  test('always logs server errors', async () => {
    const portal = await start({ REQUEST_LOG_SHARE: '0' });
    await portal.app.inject(OVERVIEW);
    expect(requests()).toEqual([]);
    // Without a token of the feed's readers it answers 503.
    await portal.app.inject('/api/intern/endringer');
    expect(requests()).toMatchObject([{ status: 503 }]);
  });
});
