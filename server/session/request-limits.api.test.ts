import { afterEach, describe, expect, test } from 'vitest';
import { actAddress } from '../../domain/acts.ts';
import { API_PATH, PORTAL_PATH } from '../../domain/paths.ts';
import type { TestBrowser } from '../testing/browser.ts';
import { databases } from '../testing/databases.ts';
import { openPortal, type TestPortal } from '../testing/portal.ts';

const CUSTOMER = '13919110028';
const OTHER = '01819021887';
const STATUS = `${API_PATH}/auth/session-status`;
const LIMIT = 3;

describe.each(databases())('request limits on $name', ({ open }) => {
  const portals: TestPortal[] = [];
  afterEach(async () => {
    for (const portal of portals.splice(0).reverse()) await portal.close();
  });

  /** Opens instances of the portal that share a database. */
  async function openInstances(count: number, env: NodeJS.ProcessEnv): Promise<void> {
    const { db, close } = await open();
    for (let place = 0; place < count; place++) {
      portals.push(await openPortal({ db, close: place === 0 ? close : async () => {} }, env));
    }
  }

  const ask = async (
    remoteAddress: string,
    url = STATUS,
    headers: Record<string, string> = {},
    instance = 0,
  ) =>
    await portals[instance]?.app.inject({
      url,
      remoteAddress,
      headers: { host: 'localhost:8000', 'x-requested-by': 'test', ...headers },
    });

  test('refuse a network above its limit on all instances, with Retry-After, but not other networks', async () => {
    await openInstances(2, { REQUESTS_PER_MINUTE: String(LIMIT) });
    for (let asked = 0; asked < LIMIT; asked++) {
      expect((await ask('192.0.2.1', STATUS, {}, asked % 2))?.statusCode).toBe(200);
    }
    const refused = await ask('192.0.2.1', STATUS, {}, 1);
    expect(refused?.statusCode).toBe(429);
    expect(refused?.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(50);
    expect(refused?.json()).toMatchObject({ status: 429, title: 'For mange forsøk' });
    expect((await ask('192.0.2.2'))?.statusCode).toBe(200);

    const page = await ask('192.0.2.1', `${PORTAL_PATH}/`, { accept: 'text/html' });
    expect(page?.statusCode).toBe(429);
    expect(page?.body).toContain('<h1>For mange forsøk</h1>');
    expect((await ask('192.0.2.1', '/internal/health/live'))?.statusCode).toBe(200);
    expect((await ask('192.0.2.1', `${PORTAL_PATH}/filer/finnes-ikke.js`))?.statusCode).toBe(404);
    for (let asked = 0; asked < 2 * LIMIT; asked++) {
      expect((await ask('127.0.0.1'))?.statusCode).toBe(200);
    }
  });

  test('refuse a session above its limit from any network, without storing its cookie', async () => {
    await openInstances(2, { SESSION_REQUESTS_PER_MINUTE: String(LIMIT) });
    const browser = portals[0]?.browser();
    await browser?.logIn(CUSTOMER);
    const cookie = `kfp-session=${browser?.cookies.get('kfp-session')}`;
    const statuses = [];
    for (let asked = 0; asked <= LIMIT; asked++) {
      statuses.push((await ask(`192.0.2.${asked}`, STATUS, { cookie }, asked % 2))?.statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect((await ask('127.0.0.1', STATUS, { cookie }))?.statusCode).toBe(200);
    expect((await ask('192.0.2.1'))?.statusCode).toBe(200);
    const rows = await portals[0]?.db.selectFrom('shared_state').select('key').execute();
    expect(JSON.stringify(rows)).not.toContain(browser?.cookies.get('kfp-session'));
  });

  test('refuse a browser that opens the address of a form, with the same page', async () => {
    await openInstances(1, { SESSION_REQUESTS_PER_MINUTE: String(LIMIT) });
    const headers = { accept: 'text/html', cookie: 'kfp-session=unknown' };
    const open = async () => await ask('192.0.2.1', actAddress('epost'), headers);
    for (let opened = 0; opened < LIMIT; opened++) expect((await open())?.statusCode).toBe(303);
    const refused = await open();
    expect(refused?.statusCode).toBe(429);
    expect(refused?.body).toContain('<h1>For mange forsøk</h1>');
  });

  test.each([
    ['GET', '/sikkerhet/okter'],
    ['DELETE', '/sikkerhet/okter'],
    ['DELETE', '/sikkerhet/okter/unknown'],
    ['POST', '/sikkerhet/ikke-meg'],
    ['GET', '/sikkerhet/aktivitet'],
    ['GET', '/bekreftelser/NICE/unknown'],
    ['POST', '/jumpsst/'],
    ['POST', '/lenke'],
  ] as const)(
    'refuse a customer above their own limit of %s %s, but not others of the network',
    async (method, path) => {
      await openInstances(1, {});
      const statusOf = async (browser: TestBrowser) => (await browser.call(method, path)).statusCode;
      const [one, other] = [portals[0]?.browser() as TestBrowser, portals[0]?.browser() as TestBrowser];
      await one.logIn(CUSTOMER);
      await other.logIn(OTHER);
      const statuses: number[] = [];
      for (let asked = 0; asked <= 60; asked++) statuses.push(await statusOf(one));
      expect(statuses.map((status) => status === 429)).toEqual([...Array(60).fill(false), true]);
      expect(await statusOf(other)).not.toBe(429);
    },
  );

  test('do not apply when set to 0', async () => {
    await openInstances(1, { REQUESTS_PER_MINUTE: '0', SESSION_REQUESTS_PER_MINUTE: '0' });
    for (let asked = 0; asked < 5; asked++) expect((await ask('192.0.2.1'))?.statusCode).toBe(200);
  });
});
