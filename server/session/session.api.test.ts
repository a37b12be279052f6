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

  test('returns a status without id and 401 for data calls if not logged in', async () => {
    const browser = portal.browser();
    expect((await browser.call('GET', '/auth/session-status')).json()).toEqual({});
    const refused = await browser.call('GET', '/avtaleoversikt/avtaler');
    expect(refused.statusCode).toBe(401);
    expect(refused.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(refused.json()).toEqual({ status: 401, title: 'Ikke innlogget', detail: 'Du må logge inn.' });
    expect(refused.headers['x-session-expiry']).toBeUndefined();
  });

  test('ends when its customer is gone, as after the restore of a backup beside Valkey', async () => {
    const browser = await portal.loggedIn(CUSTOMER);
    await portal.db.deleteFrom('customer').execute();
    expect((await browser.call('GET', '/avtaleoversikt/avtaler')).json().detail).toBe(
      'Kunden finnes ikke lenger. Logg inn på nytt.',
    );
    expect((await browser.call('GET', '/avtaleoversikt/avtaler')).json().detail).toBe('Du må logge inn.');
    await browser.logIn(CUSTOMER);
    expect((await browser.call('GET', '/avtaleoversikt/avtaler')).statusCode).toBe(200);
  });

  describe('every call requires X-Requested-By', () => {
    test.each(['/auth/session-status', '/auth/login', '/avtaleoversikt/avtaler'])('on %s', async (path) => {
      const browser = await portal.loggedIn(CUSTOMER);
      const refused = await browser.request(`/api/privat/forsikring${path}`);
      expect(refused.statusCode).toBe(403);
      expect(refused.json().detail).toBe('HTTP-headeren X-Requested-By mangler.');
    });
  });

  describe('a change requires the XSRF token of its session', () => {
    test.each([
      ['no token', ''],
      ['a made-up token', 'a'.repeat(43)],
    ])('and is refused without effect with %s', async (_what, token) => {
      const browser = await portal.loggedIn(CUSTOMER);
      const refused = await browser.call('POST', '/auth/logout', {}, { 'x-xsrf-token': token });
      expect(refused.statusCode).toBe(403);
      expect((await browser.call('GET', '/avtaleoversikt/avtaler')).statusCode).toBe(200);
    });

    test("and is refused with another session's token", async () => {
      const other = await portal.loggedIn(CUSTOMER);
      const browser = await portal.loggedIn(CUSTOMER);
      const token = other.cookies.get('XSRF-TOKEN') ?? '';
      expect((await browser.call('POST', '/auth/logout', {}, { 'x-xsrf-token': token })).statusCode).toBe(
        403,
      );
    });

    test('which is renewed at login and readable by the page', async () => {
      const browser = portal.browser();
      await browser.call('GET', '/auth/session-status');
      const before = browser.cookies.get('XSRF-TOKEN');
      const callback = await browser.logIn(CUSTOMER);
      expect(browser.cookies.get('XSRF-TOKEN')).not.toBe(before);
      expect(callback.cookies.find(({ name }) => name === 'XSRF-TOKEN')?.httpOnly).toBeUndefined();
    });

    test('and visitors without a session have a token too', async () => {
      const browser = portal.browser();
      await browser.call('GET', '/auth/session-status');
      expect((await browser.call('POST', '/auth/logout', {})).statusCode).toBe(200);
      browser.cookies.delete('kfp-visitor');
      expect((await browser.call('POST', '/auth/logout', {})).statusCode).toBe(403);
    });
  });

  describe('when the clock of the server is set back', () => {
    test('an ended session stays ended', async () => {
      const browser = await portal.loggedIn(CUSTOMER);
      wait(1801);
      expect((await browser.call('GET', '/avtaleoversikt/avtaler')).statusCode).toBe(401);
      wait(-3600);
      expect((await browser.call('GET', '/avtaleoversikt/avtaler')).statusCode).toBe(401);
    });

    test('an active session does not last longer', async () => {
      const browser = await portal.loggedIn(CUSTOMER);
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

    test('the time before still counts towards the absolute limit', async () => {
      const browser = await portal.loggedIn(CUSTOMER);
      for (const seconds of [1700, 1700, -3600, 1700, 1700]) {
        wait(seconds);
        expect((await browser.call('GET', '/avtaleoversikt/avtaler')).statusCode).toBe(200);
      }
      // The session is 6800 s old. Setting the clock back counted the last use as now.
      wait(400);
      expect((await browser.call('GET', '/avtaleoversikt/avtaler')).statusCode).toBe(401);
    });
  });

  describe.each([50, 90, 300])('with a second server whose clock is %i s ahead', (ahead) => {
    test('an active session lasts to its limit, less the difference at most twice', async () => {
      const browser = portal.browser();
      await browser.logIn(CUSTOMER);
      const start = Date.now();
      const askAt = async (seconds: number) => {
        vi.setSystemTime(start + seconds * 1000);
        return (await browser.call('GET', '/avtaleoversikt/avtaler')).statusCode;
      };
      for (let at = 300; at < 7200 - 2 * ahead; at += 300) {
        expect(await askAt(at + ahead), `at the second server after ${at} s`).toBe(200);
        expect(await askAt(at + 2), `at the first server after ${at} s`).toBe(200);
      }
      expect(await askAt(7200)).toBe(401);
    });
  });

  describe('time limits', () => {
    test('are sent as remaining seconds in every logged-in response', async () => {
      const browser = await portal.loggedIn(CUSTOMER);
      expect((await browser.call('GET', '/skadekunde/hent')).headers['x-session-expiry']).toBe('1800');
    });

    test('are renewed by a call, but not by asking for the status', async () => {
      const browser = await portal.loggedIn(CUSTOMER);
      wait(600);
      expect((await browser.call('GET', '/auth/session-status')).headers['x-session-expiry']).toBe('1200');
      expect((await browser.call('GET', '/skadekunde/hent')).headers['x-session-expiry']).toBe('1800');
    });

    test('are not renewed by automatic calls of the page', async () => {
      const browser = await portal.loggedIn(CUSTOMER);
      const ask = () =>
        browser.call('GET', '/avtaleoversikt/avtaler', undefined, { 'x-session-renewal': 'no' });
      wait(600);
      expect((await ask()).headers['x-session-expiry']).toBe('1200');
      wait(1199);
      expect((await ask()).headers['x-session-expiry']).toBe('1');
      wait(1);
      expect((await ask()).statusCode).toBe(401);
    });

    test('end the session after the idle limit', async () => {
      const browser = await portal.loggedIn(CUSTOMER);
      wait(1800);
      expect((await browser.call('GET', '/skadekunde/hent')).statusCode).toBe(401);
    });

    test('end the session after the absolute limit despite renewals', async () => {
      const browser = await portal.loggedIn(CUSTOMER);
      for (let i = 0; i < 5; i++) {
        wait(1400);
        expect((await browser.call('POST', '/auth/forleng-sesjon')).statusCode).toBe(200);
      }
      expect((await browser.call('GET', '/skadekunde/hent')).headers['x-session-expiry']).toBe('200');
      wait(200);
      expect((await browser.call('GET', '/skadekunde/hent')).statusCode).toBe(401);
    });

    test('keep the same kfpSessionId when extended', async () => {
      const browser = await portal.loggedIn(CUSTOMER);
      const status = (await browser.call('GET', '/auth/session-status')).json();
      wait(1000);
      const extended = await browser.call('POST', '/auth/forleng-sesjon');
      expect(extended.json()).toEqual(status);
      expect(extended.headers['x-session-expiry']).toBe('1800');
    });
  });

  test.each([
    ['POST', '/auth/forleng-sesjon', 200],
    ['POST', '/mine-data/sletting', 200],
    ['PUT', '/skadekunde/kontaktinformasjon', 400],
    ['POST', '/auth/logout', 200],
  ] as const)('an empty body is none for %s %s, also one of type JSON', async (method, path, status) => {
    const type = { 'content-type': 'application/json', 'content-length': '0' };
    for (const headers of [{}, type]) {
      const browser = await portal.loggedIn(CUSTOMER);
      const answer = await browser.call(method, path, undefined, headers);
      expect([answer.statusCode, answer.body.includes('gyldig JSON')]).toEqual([status, false]);
    }
  });

  describe('logging out', () => {
    test('ends the session even if the cookie is kept', async () => {
      const browser = await portal.loggedIn(CUSTOMER);
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
      ['/privat', '/privat'],
      ['https://ond.example/', '/privat/forsikring/oversikt/utlogget'],
      ['//ond.example/', '/privat/forsikring/oversikt/utlogget'],
      [`/privat/forsikring/${'a'.repeat(2001)}`, '/privat/forsikring/oversikt/utlogget'],
    ])('with goto %s redirects to %s', async (goto, logoutUrl) => {
      const browser = await portal.loggedIn(CUSTOMER);
      const answer = await browser.call('POST', '/auth/logout', goto === undefined ? {} : { goto });
      expect(answer.json()).toEqual({ logoutUrl });
    });

    test.each([
      ['a wrong type', { goto: 5 }, 400],
      ['an unknown field', { hvor: '/' }, 400],
    ])('refuses %s', async (_what, body, status) => {
      const browser = await portal.loggedIn(CUSTOMER);
      const answer = await browser.call('POST', '/auth/logout', body);
      expect(answer.statusCode).toBe(status);
      expect(answer.json()).toMatchObject({ status, title: 'Ugyldig forespørsel' });
      expect((await browser.call('GET', '/skadekunde/hent')).statusCode).toBe(200);
    });
  });

  test("a session is refused at another distributor's host", async () => {
    const browser = await portal.loggedIn(CUSTOMER, 'sb1.localhost:8000');
    const elsewhere = portal.browser('dnb.localhost:8000');
    elsewhere.cookies.set('kfp-session', browser.cookies.get('kfp-session') ?? '');
    expect((await elsewhere.call('GET', '/skadekunde/hent')).statusCode).toBe(401);
    expect((await browser.call('GET', '/skadekunde/hent')).statusCode).toBe(200);
  });

  test('a call concurrent with logout does not restore the session', async () => {
    const browser = await portal.loggedIn(CUSTOMER);
    const kept = browser.cookies.get('kfp-session') ?? '';
    wait(10);
    await Promise.all([browser.call('GET', '/skadekunde/hent'), browser.call('POST', '/auth/logout', {})]);
    browser.cookies.set('kfp-session', kept);
    expect((await browser.call('GET', '/skadekunde/hent')).statusCode).toBe(401);
  });
});

describe.each(databases())('session over HTTPS on $name', ({ open }) => {
  test('sets cookies with the __Host- prefix and Secure', async () => {
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
