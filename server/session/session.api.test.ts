import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { databases, emptyDatabase } from '../testing/databases.ts';
import { openPortal, type TestPortal } from '../testing/portal.ts';

const CUSTOMER = '13919110028';

describe.each(databases())('session on $name', ({ open }) => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openPortal(await open());
  });
  beforeEach(async () => {
    await emptyDatabase(portal.db);
    vi.useFakeTimers({ toFake: ['Date'] });
  });
  afterEach(() => void vi.useRealTimers());
  afterAll(() => portal.close());

  const wait = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

  test('without a session the status has no id, and data calls answer 401', async () => {
    const browser = portal.browser();
    expect((await browser.call('GET', '/auth/session-status')).json()).toEqual({});
    const refused = await browser.call('GET', '/avtaleoversikt/avtaler');
    expect(refused.statusCode).toBe(401);
    expect(refused.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(refused.json()).toEqual({ status: 401, title: 'Ikke innlogget', detail: 'Du må logge inn.' });
    expect(refused.headers['x-session-expiry']).toBeUndefined();
  });

  describe('every call needs X-Requested-By', () => {
    test.each(['/auth/session-status', '/auth/login', '/avtaleoversikt/avtaler'])('%s', async (path) => {
      const browser = portal.browser();
      await browser.logIn(CUSTOMER);
      const refused = await browser.request(`/api/privat/forsikring${path}`);
      expect(refused.statusCode).toBe(403);
      expect(refused.json().detail).toBe('Hodet X-Requested-By mangler.');
    });
  });

  describe('a change needs the XSRF token of its session', () => {
    test.each([
      ['no token', ''],
      ['a made-up token', 'a'.repeat(43)],
    ])('%s is refused and changes nothing', async (_what, token) => {
      const browser = portal.browser();
      await browser.logIn(CUSTOMER);
      const refused = await browser.call('POST', '/auth/logout', {}, { 'x-xsrf-token': token });
      expect(refused.statusCode).toBe(403);
      expect((await browser.call('GET', '/avtaleoversikt/avtaler')).statusCode).toBe(200);
    });

    test("another session's token is refused", async () => {
      const other = portal.browser();
      await other.logIn(CUSTOMER);
      const browser = portal.browser();
      await browser.logIn(CUSTOMER);
      const token = other.cookies.get('XSRF-TOKEN') ?? '';
      expect((await browser.call('POST', '/auth/logout', {}, { 'x-xsrf-token': token })).statusCode).toBe(
        403,
      );
    });

    test('the token is new at login, and readable by the page', async () => {
      const browser = portal.browser();
      await browser.call('GET', '/auth/session-status');
      const before = browser.cookies.get('XSRF-TOKEN');
      const callback = await browser.logIn(CUSTOMER);
      expect(browser.cookies.get('XSRF-TOKEN')).not.toBe(before);
      expect(callback.cookies.find(({ name }) => name === 'XSRF-TOKEN')?.httpOnly).toBeUndefined();
    });

    test('a visitor without session has a token too', async () => {
      const browser = portal.browser();
      await browser.call('GET', '/auth/session-status');
      expect((await browser.call('POST', '/auth/logout', {})).statusCode).toBe(200);
      browser.cookies.delete('kfp-visitor');
      expect((await browser.call('POST', '/auth/logout', {})).statusCode).toBe(403);
    });
  });

  describe('when the clock of the server is set back', () => {
    test('a session that has ended does not come back', async () => {
      const browser = portal.browser();
      await browser.logIn(CUSTOMER);
      wait(1801);
      expect((await browser.call('GET', '/avtaleoversikt/avtaler')).statusCode).toBe(401);
      wait(-3600);
      expect((await browser.call('GET', '/avtaleoversikt/avtaler')).statusCode).toBe(401);
    });

    test('a session that goes on gains nothing by it', async () => {
      const browser = portal.browser();
      await browser.logIn(CUSTOMER);
      const ask = (renewal: string) =>
        browser.call('GET', '/avtaleoversikt/avtaler', undefined, { 'x-session-renewal': renewal });
      wait(1000);
      await ask('yes');
      wait(-3600);
      expect((await ask('no')).headers['x-session-expiry']).toBe('1800');
      wait(1799);
      expect((await ask('no')).headers['x-session-expiry']).toBe('1');
      wait(1);
      expect((await ask('no')).statusCode).toBe(401);
    });

    test('a session ends by its age, the time before included', async () => {
      const browser = portal.browser();
      await browser.logIn(CUSTOMER);
      for (const seconds of [1700, 1700, -3600, 1700, 1700]) {
        wait(seconds);
        expect((await browser.call('GET', '/avtaleoversikt/avtaler')).statusCode).toBe(200);
      }
      // 6800 seconds old, were it not that setting back took the last use as now.
      wait(400);
      expect((await browser.call('GET', '/avtaleoversikt/avtaler')).statusCode).toBe(401);
    });
  });

  describe('time limits', () => {
    test('every logged-in answer has the seconds left', async () => {
      const browser = portal.browser();
      await browser.logIn(CUSTOMER);
      expect((await browser.call('GET', '/skadekunde/hent')).headers['x-session-expiry']).toBe('1800');
    });

    test('a call renews the idle limit; asking for the status does not', async () => {
      const browser = portal.browser();
      await browser.logIn(CUSTOMER);
      wait(600);
      expect((await browser.call('GET', '/auth/session-status')).headers['x-session-expiry']).toBe('1200');
      expect((await browser.call('GET', '/skadekunde/hent')).headers['x-session-expiry']).toBe('1800');
    });

    test('a call that the page makes on its own account renews nothing, and ends with the session', async () => {
      const browser = portal.browser();
      await browser.logIn(CUSTOMER);
      const ask = () =>
        browser.call('GET', '/avtaleoversikt/avtaler', undefined, { 'x-session-renewal': 'no' });
      wait(600);
      expect((await ask()).headers['x-session-expiry']).toBe('1200');
      wait(1199);
      expect((await ask()).headers['x-session-expiry']).toBe('1');
      wait(1);
      expect((await ask()).statusCode).toBe(401);
    });

    test('after the idle limit the session is over', async () => {
      const browser = portal.browser();
      await browser.logIn(CUSTOMER);
      wait(1800);
      expect((await browser.call('GET', '/skadekunde/hent')).statusCode).toBe(401);
    });

    test('nothing renews the absolute limit', async () => {
      const browser = portal.browser();
      await browser.logIn(CUSTOMER);
      for (let i = 0; i < 5; i++) {
        wait(1400);
        expect((await browser.call('POST', '/auth/forleng-sesjon')).statusCode).toBe(200);
      }
      expect((await browser.call('GET', '/skadekunde/hent')).headers['x-session-expiry']).toBe('200');
      wait(200);
      expect((await browser.call('GET', '/skadekunde/hent')).statusCode).toBe(401);
    });

    test('extending answers the same kfpSessionId', async () => {
      const browser = portal.browser();
      await browser.logIn(CUSTOMER);
      const status = (await browser.call('GET', '/auth/session-status')).json();
      wait(1000);
      const extended = await browser.call('POST', '/auth/forleng-sesjon');
      expect(extended.json()).toEqual(status);
      expect(extended.headers['x-session-expiry']).toBe('1800');
    });
  });

  describe('logging out', () => {
    test('ends the session for whoever has kept the cookie', async () => {
      const browser = portal.browser();
      await browser.logIn(CUSTOMER);
      const kept = browser.cookies.get('kfp-session') ?? '';
      const answer = await browser.call('POST', '/auth/logout', {});
      expect(answer.headers['x-session-expiry']).toBeUndefined();
      expect(browser.cookies.has('kfp-session')).toBe(false);
      browser.cookies.set('kfp-session', kept);
      expect((await browser.call('GET', '/avtaleoversikt/avtaler')).statusCode).toBe(401);
    });

    test.each([
      [undefined, '/privat/forsikring/oversikt/utlogget'],
      ['/privat/forsikring/dokumenter', '/privat/forsikring/dokumenter'],
      ['https://ond.example/', '/privat/forsikring/oversikt/utlogget'],
      ['//ond.example/', '/privat/forsikring/oversikt/utlogget'],
    ])('with goto %s leads to %s', async (goto, logoutUrl) => {
      const browser = portal.browser();
      await browser.logIn(CUSTOMER);
      const answer = await browser.call('POST', '/auth/logout', goto === undefined ? {} : { goto });
      expect(answer.json()).toEqual({ logoutUrl });
    });

    test.each([
      ['a wrong type', { goto: 5 }, 400],
      ['an unknown field', { hvor: '/' }, 400],
      ['too long an address', { goto: 'a'.repeat(2001) }, 400],
    ])('refuses %s', async (_what, body, status) => {
      const browser = portal.browser();
      await browser.logIn(CUSTOMER);
      const answer = await browser.call('POST', '/auth/logout', body);
      expect(answer.statusCode).toBe(status);
      expect(answer.json()).toMatchObject({ status, title: 'Ugyldig forespørsel' });
      expect((await browser.call('GET', '/skadekunde/hent')).statusCode).toBe(200);
    });
  });

  test("a session is refused at another distributor's host", async () => {
    const browser = portal.browser('sb1.localhost:8000');
    await browser.logIn(CUSTOMER);
    const elsewhere = portal.browser('dnb.localhost:8000');
    elsewhere.cookies.set('kfp-session', browser.cookies.get('kfp-session') ?? '');
    expect((await elsewhere.call('GET', '/skadekunde/hent')).statusCode).toBe(401);
    expect((await browser.call('GET', '/skadekunde/hent')).statusCode).toBe(200);
  });

  test('a call that logging out overtook does not bring the session back', async () => {
    const browser = portal.browser();
    await browser.logIn(CUSTOMER);
    const kept = browser.cookies.get('kfp-session') ?? '';
    wait(10);
    await Promise.all([browser.call('GET', '/skadekunde/hent'), browser.call('POST', '/auth/logout', {})]);
    browser.cookies.set('kfp-session', kept);
    expect((await browser.call('GET', '/skadekunde/hent')).statusCode).toBe(401);
  });
});

describe.each(databases())('session over https on $name', ({ open }) => {
  test('the cookies have the __Host- prefix and are Secure', async () => {
    const portal = await openPortal(await open(), { TRUST_PROXY: 'on' });
    const browser = portal.browser('forsikring.example');
    const answer = await browser.call('GET', '/auth/session-status', undefined, {
      'x-forwarded-proto': 'https',
    });
    const visitor = answer.cookies.find(({ name }) => name === '__Host-kfp-visitor');
    expect(visitor).toMatchObject({ secure: true, httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(answer.cookies.find(({ name }) => name === 'XSRF-TOKEN')).toMatchObject({ secure: true });
    expect(answer.headers['strict-transport-security']).toContain('max-age=31536000');
    await portal.close();
  });
});
