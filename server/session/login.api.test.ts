import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LOGIN_CONTEXTS } from '../../contract/session.ts';
import { databases } from '../testing/databases.ts';
import { openPortal, type TestPortal } from '../testing/portal.ts';

/** Synthetic people whom nobody has in a portfolio. */
const NOBODY = '13919110028';
const OVERVIEW = '/privat/forsikring/oversikt/';

describe.each(databases())('login on $name', ({ open }) => {
  let portal: TestPortal;
  beforeEach(async () => {
    portal = await openPortal(await open());
  });
  afterEach(() => portal.close());

  const sessionsStored = async () => {
    const rows = await portal.db
      .selectFrom('shared_state')
      .select('key')
      .where('key', 'like', 'session:%')
      .execute();
    return rows.length;
  };

  test('the login address starts an authorization code flow with PKCE, state and nonce', async () => {
    const { loginUrl } = (await portal.browser().call('GET', '/auth/login')).json();
    const query = new URL(loginUrl).searchParams;
    expect(new URL(loginUrl).pathname).toBe('/testinnlogging/auth');
    expect(query.get('response_type')).toBe('code');
    expect(query.get('code_challenge_method')).toBe('S256');
    for (const name of ['state', 'nonce', 'code_challenge']) expect(query.get(name)).toMatch(/^[\w-]{43}$/);
  });

  test('logs a customer in: the cookie is secret, the window goes to the overview', async () => {
    const browser = portal.browser();
    const callback = await browser.logIn(NOBODY, { loginContext: 'NETTBANK' });
    expect(callback.statusCode).toBe(303);
    expect(callback.headers.location).toBe(OVERVIEW);

    const cookie = callback.cookies.find(({ name }) => name === 'kfp-session');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(cookie?.secure).toBeUndefined();
    expect(Buffer.from(cookie?.value ?? '', 'base64url')).toHaveLength(32);

    const status = (await browser.call('GET', '/auth/session-status')).json();
    expect(status.kfpSessionId).not.toBe(cookie?.value);
    const context = await browser.call('GET', '/auth/client-context');
    expect(context.json()).toEqual({ loginContext: 'NETTBANK' });
  });

  test('a valid synthetic number that no customer has logs in a customer without anything', async () => {
    const browser = portal.browser();
    await browser.logIn(NOBODY);
    expect((await browser.call('GET', '/skadekunde/hent')).json()).toMatchObject({
      navn: '',
      ssn: '139191*****',
      niceKundenummer: null,
    });
    expect((await browser.call('GET', '/avtaleoversikt/avtaler')).json()).toEqual({
      avtaler: [],
      monthlySum: 0,
      yearlySum: 0,
      systemSourceError: false,
    });
  });

  test('in the frame the callback moves the whole window, and only the window finishes the login', async () => {
    const browser = portal.browser();
    const address = await browser.goThroughLogin(NOBODY);
    const inFrame = await browser.request(address, { headers: { 'sec-fetch-dest': 'iframe' } });
    expect(inFrame.statusCode).toBe(200);
    expect(inFrame.headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(inFrame.cookies).toEqual([]);
    const [, script = ''] = /<script src="([^"]+)"/.exec(inFrame.body) ?? [];
    expect((await browser.request(script)).body).toContain(
      'window.top.location.replace(window.location.href)',
    );

    const inWindow = await browser.request(address, { headers: { 'sec-fetch-dest': 'document' } });
    expect(inWindow.statusCode).toBe(303);
  });

  test.each(LOGIN_CONTEXTS)(
    '«%s» chosen at the test login becomes the login context',
    async (loginContext) => {
      const browser = portal.browser();
      await browser.logIn(NOBODY, { loginContext });
      expect((await browser.call('GET', '/auth/client-context')).json()).toEqual({ loginContext });
    },
  );

  test('a login page that was left open for 15 minutes still works', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      const browser = portal.browser();
      const callback = await browser.logIn(NOBODY, {
        beforeFrame: () => vi.setSystemTime(Date.now() + 15 * 60_000),
      });
      expect(callback.statusCode).toBe(303);
    } finally {
      vi.useRealTimers();
    }
  });

  test('a new login renews the cookie and ends the session before it', async () => {
    const browser = portal.browser();
    await browser.logIn(NOBODY);
    const first = browser.cookies.get('kfp-session');
    await browser.logIn(NOBODY);
    expect(browser.cookies.get('kfp-session')).not.toBe(first);
    expect(await sessionsStored()).toBe(1);
  });

  describe('goes on to where the customer was going', () => {
    test.each([
      ['/privat/forsikring/oversikt/tilbud?fromLo=1', '/privat/forsikring/oversikt/tilbud?fromLo=1'],
      ['https://ond.example/', OVERVIEW],
      ['//ond.example/privat/forsikring', OVERVIEW],
    ])('%s leads to %s', async (goto, target) => {
      const callback = await portal.browser().logIn(NOBODY, { goto });
      expect(callback.headers.location).toBe(target);
    });
  });

  describe('refuses a callback', () => {
    async function expectRefused(browser: ReturnType<TestPortal['browser']>, address: string) {
      const before = await sessionsStored();
      const answer = await browser.request(address);
      expect(answer.statusCode).toBe(400);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.body).toContain('Innloggingen ble ikke fullført');
      expect(answer.body).toContain(`<a href="${OVERVIEW}" target="_top">Logg inn på nytt</a>`);
      expect(answer.cookies).toEqual([]);
      expect(await sessionsStored()).toBe(before);
    }

    test('that is replayed', async () => {
      const browser = portal.browser();
      const address = await browser.goThroughLogin(NOBODY);
      await browser.request(address);
      await expectRefused(browser, address);
    });

    test('with another state', async () => {
      const browser = portal.browser();
      const address = new URL(await browser.goThroughLogin(NOBODY));
      address.searchParams.set('state', 'a'.repeat(43));
      await expectRefused(browser, address.href);
    });

    test('with another code', async () => {
      const browser = portal.browser();
      const address = new URL(await browser.goThroughLogin(NOBODY));
      address.searchParams.set('code', 'a'.repeat(43));
      await expectRefused(browser, address.href);
    });

    test('with another nonce than the login began with', async () => {
      const browser = portal.browser();
      const address = await browser.goThroughLogin(NOBODY);
      const key = `login:${new URL(address).searchParams.get('state')}`;
      const pending = await portal.state.get<object>(key);
      await portal.state.set(key, { ...pending, nonce: 'another' }, 60_000);
      await expectRefused(browser, address);
    });

    test('in a browser that did not begin the login', async () => {
      const address = await portal.browser().goThroughLogin(NOBODY);
      await expectRefused(portal.browser(), address);
      const stranger = portal.browser();
      await stranger.call('GET', '/auth/session-status');
      await expectRefused(stranger, await portal.browser().goThroughLogin(NOBODY));
    });

    test('at another host than the login began at', async () => {
      const address = await portal.browser('dnb.localhost:8000').goThroughLogin(NOBODY);
      await expectRefused(portal.browser('sb1.localhost:8000'), address);
    });

    test('without anything', async () => {
      await expectRefused(portal.browser(), '/api/privat/forsikring/auth/callback');
    });
  });

  test('a login that the customer stopped leads back to the login page', async () => {
    const browser = portal.browser();
    const { loginUrl } = (await browser.call('GET', '/auth/login')).json();
    const state = new URL(loginUrl).searchParams.get('state');
    const answer = await browser.request(
      `/api/privat/forsikring/auth/callback?error=access_denied&state=${state}`,
    );
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe(OVERVIEW);
    expect(await sessionsStored()).toBe(0);
  });

  describe('the test login refuses a number', () => {
    test.each([
      ['', 'nothing'],
      ['12345', 'too short'],
      ['13919110029', 'wrong control digits'],
      ['13419110005', 'valid, but not of the synthetic series'],
      ['abcdefghijk', 'no digits'],
    ])('«%s» (%s)', async (ssn) => {
      const browser = portal.browser();
      const { loginUrl } = (await browser.call('GET', '/auth/login')).json();
      const choice = String((await browser.request(loginUrl)).headers.location);
      const answer = await browser.request(choice, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ ssn, loginContext: 'FORSIKRING' }).toString(),
      });
      expect(answer.statusCode).toBe(400);
      expect(answer.body).toContain('Skriv et gyldig, syntetisk fødselsnummer');
      const customers = await portal.db.selectFrom('customer').select('id').execute();
      expect(customers).toEqual([]);
    });
  });
});

describe.each(databases())('login limits on $name', ({ open }) => {
  test('too many login starts a minute are answered 429', async () => {
    const portal = await openPortal(await open(), { LOGIN_STARTS_PER_MINUTE: '2' });
    const browser = portal.browser();
    await browser.call('GET', '/auth/login');
    await browser.call('GET', '/auth/login');
    const refused = await browser.call('GET', '/auth/login');
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ status: 429, title: 'For mange forsøk' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await portal.close();
  });
});
