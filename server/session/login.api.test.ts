import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { LOGIN_CONTEXTS } from '../../contract/session.ts';
import type { TestBrowser } from '../testing/browser.ts';
import { databases, emptyDatabase } from '../testing/databases.ts';
import { startLoginProvider } from '../testing/login-provider.ts';
import { openPortal, type TestPortal } from '../testing/portal.ts';

/** A synthetic person who is in no portfolio. */
const NOBODY = '13919110028';
const OVERVIEW = '/privat/forsikring/oversikt/';
const CALLBACK = '/api/privat/forsikring/auth/callback';

describe.each(databases())('login on $name', ({ open }) => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openPortal(await open(), {}, { withLoginPages: true });
  });
  beforeEach(() => emptyDatabase(portal.db));
  afterAll(() => portal.close());

  const sessionsStored = async () => {
    const rows = await portal.db
      .selectFrom('shared_state')
      .select('key')
      .where('key', 'like', 'session:%')
      .execute();
    return rows.length;
  };

  test('starts an authorization code flow with PKCE, state and nonce', async () => {
    const { loginUrl } = (await portal.browser().call('GET', '/auth/login')).json();
    const query = new URL(loginUrl).searchParams;
    expect(new URL(loginUrl).pathname).toBe('/testinnlogging/auth');
    expect(query.get('response_type')).toBe('code');
    expect(query.get('code_challenge_method')).toBe('S256');
    for (const name of ['nonce', 'code_challenge']) expect(query.get(name)).toMatch(/^[\w-]{43}$/);
    expect(query.get('state')).toMatch(/^[\w-]{43,}$/);
  });

  test('sets a secret cookie and redirects to the overview', async () => {
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

  test('creates a customer without data for an unknown synthetic number', async () => {
    const browser = await portal.loggedIn(NOBODY);
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

  test('moves the whole window from the frame, and completes only in the window', async () => {
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

  describe.each([
    ['nb', 'Innloggingen er ikke ferdig', 'Gå videre'],
    ['nn', 'Innlogginga er ikkje ferdig', 'Gå vidare'],
    ['en', 'The login is not finished', 'Continue'],
  ])('in the frame, in %s, claims no login and links to the outcome', (language, title, goOn) => {
    test.each(['code=a', 'error=access_denied', 'error=server_error'])('after %s', async (outcome) => {
      const browser = portal.browser();
      browser.cookies.set('kfp-spraak', language);
      const { loginUrl } = (await browser.call('GET', '/auth/login')).json();
      const state = new URL(loginUrl).searchParams.get('state');
      const { body } = await browser.request(`${CALLBACK}?${outcome}&state=${state}`, {
        headers: { 'sec-fetch-dest': 'iframe' },
      });
      expect(body).toContain(`<title>${title}</title>`);
      expect(body).toContain(`<main><h1>${title}</h1><p><a href="" target="_top">${goOn}</a></p></main>`);
    });
  });

  test('stores the time of authentication in the session', async () => {
    const begun = Date.now();
    const { loginUrl } = (await portal.browser().call('GET', '/auth/login')).json();
    expect(new URL(loginUrl).searchParams.get('max_age')).toBe('600');
    await portal.browser().logIn(NOBODY);
    const { value } = await portal.db
      .selectFrom('shared_state')
      .select('value')
      .where('key', 'like', 'session:%')
      .executeTakeFirstOrThrow();
    // The provider counts whole seconds.
    expect(JSON.parse(value).authenticatedAt).toBeGreaterThanOrEqual(begun - 1000);
  });

  test.each(LOGIN_CONTEXTS)('takes the login context «%s» from the test login', async (loginContext) => {
    const browser = portal.browser();
    await browser.logIn(NOBODY, { loginContext });
    expect((await browser.call('GET', '/auth/client-context')).json()).toEqual({ loginContext });
  });

  test('works on a login page that was open for 15 minutes', async () => {
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

  test('renews the cookie and ends the previous session', async () => {
    const browser = await portal.loggedIn(NOBODY);
    const first = browser.cookies.get('kfp-session');
    await browser.logIn(NOBODY);
    expect(browser.cookies.get('kfp-session')).not.toBe(first);
    expect(await sessionsStored()).toBe(1);
  });

  describe('redirects after login', () => {
    test.each([
      ['/privat/forsikring/oversikt/tilbud?fromLo=1', '/privat/forsikring/oversikt/tilbud?fromLo=1'],
      ['https://ond.example/', OVERVIEW],
      [`/privat/forsikring/oversikt/tilbud?x=${'y'.repeat(2500)}`, OVERVIEW],
      ['//ond.example/privat/forsikring', OVERVIEW],
    ])('with goto %s to %s', async (goto, target) => {
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
      expect(answer.body).toMatch(
        new RegExp(`<a href="${OVERVIEW}" target="_top"[^>]*>Logg inn på nytt</a>`),
      );
      expect(answer.body).not.toContain('<script');
      expect(answer.cookies).toEqual([]);
      expect(await sessionsStored()).toBe(before);
    }

    test('that is replayed', async () => {
      const browser = portal.browser();
      const address = await browser.goThroughLogin(NOBODY);
      await browser.request(address);
      const answer = await browser.request(address);
      expect(answer.statusCode).toBe(400);
      expect(answer.body).toContain('Du er allerede logget inn');
      expect(answer.body).not.toContain('Ingen er logget inn');
      expect(answer.cookies).toEqual([]);
      await browser.call('POST', '/auth/logout', {});
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

    test('with the code of another login of the same browser', async () => {
      const browser = portal.browser();
      const address = new URL(await browser.goThroughLogin(NOBODY));
      const { loginUrl } = (await browser.call('GET', '/auth/login')).json();
      address.searchParams.set('state', new URL(loginUrl).searchParams.get('state') ?? '');
      await expectRefused(browser, address.href);
    });

    test('with one changed letter in its state', async () => {
      const browser = portal.browser();
      const address = new URL(await browser.goThroughLogin(NOBODY));
      const state = address.searchParams.get('state') ?? '';
      const changed = state[40] === 'a' ? 'b' : 'a';
      address.searchParams.set('state', `${state.slice(0, 40)}${changed}${state.slice(41)}`);
      await expectRefused(browser, address.href);
    });

    test('after more than half an hour', async () => {
      vi.useFakeTimers({ toFake: ['Date'] });
      try {
        const browser = portal.browser();
        const address = await browser.goThroughLogin(NOBODY);
        vi.setSystemTime(Date.now() + 30 * 60_000);
        await expectRefused(browser, address);
      } finally {
        vi.useRealTimers();
      }
    });

    test('in a browser that did not start the login', async () => {
      const address = await portal.browser().goThroughLogin(NOBODY);
      await expectRefused(portal.browser(), address);
      const stranger = portal.browser();
      await stranger.call('GET', '/auth/session-status');
      await expectRefused(stranger, await portal.browser().goThroughLogin(NOBODY));
    });

    test('in a browser that blocks cookies, and names them', async () => {
      const browser = portal.browser();
      const address = await browser.goThroughLogin(NOBODY);
      browser.cookies.clear();
      const { body } = await browser.request(address);
      expect(body).toContain('eller nettleseren din tar ikke imot informasjonskapsler herfra.');
    });

    test('at a host other than the one where the login started', async () => {
      const here = portal.browser('dnb.localhost:8000');
      const address = await here.goThroughLogin(NOBODY);
      await expectRefused(portal.browser('sb1.localhost:8000'), address);
      const elsewhere = portal.browser('sb1.localhost:8000');
      for (const [name, value] of here.cookies) elsewhere.cookies.set(name, value);
      await expectRefused(elsewhere, address);
    });

    test('without parameters', async () => {
      await expectRefused(portal.browser(), '/api/privat/forsikring/auth/callback');
    });
  });

  test('is not consumed by a HEAD request to the callback', async () => {
    const browser = portal.browser();
    const address = await browser.goThroughLogin(NOBODY);
    const head = await browser.request(address, { method: 'HEAD' });
    expect(head.statusCode).toBe(405);
    expect(head.headers.allow).toBe('GET');
    expect(head.cookies).toEqual([]);
    expect((await browser.request(address)).statusCode).toBe(303);
  });

  describe('returns to the login page when the customer cancels', () => {
    test.each([
      ['', OVERVIEW],
      [
        '/privat/forsikring/oversikt?fromLo',
        `${OVERVIEW}?goto=%2Fprivat%2Fforsikring%2Foversikt%3FfromLo&fromLo`,
      ],
      ['/privat/forsikring/betaling?a=1', `${OVERVIEW}?goto=%2Fprivat%2Fforsikring%2Fbetaling%3Fa%3D1`],
    ])('from a login with goto «%s» to %s', async (goto, target) => {
      const browser = portal.browser();
      const query = goto && `?goto=${encodeURIComponent(goto)}`;
      const { loginUrl } = (await browser.call('GET', `/auth/login${query}`)).json();
      const state = new URL(loginUrl).searchParams.get('state');
      const answer = await browser.request(`${CALLBACK}?error=access_denied&state=${state}`);
      expect(answer.statusCode).toBe(303);
      expect(answer.headers.location).toBe(target);
      expect(await sessionsStored()).toBe(0);
    });
  });

  describe('at the test login refuses the number', () => {
    test.each([
      ['', 'empty'],
      ['12345', 'too short'],
      ['13919110029', 'wrong control digits'],
      ['13419110005', 'valid but not synthetic'],
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
  test('do not apply to opening the login page, which stores nothing', async () => {
    const portal = await openPortal(await open(), { LOGIN_STARTS_PER_MINUTE: '2', FIRST_PAGE_MS: '10000' });
    for (let i = 0; i < 5; i++) {
      const page = await portal.browser().request(OVERVIEW);
      expect(page.body).toContain('/testinnlogging/auth?');
    }
    const stored = await portal.db.selectFrom('shared_state').select('key').execute();
    expect(stored.filter(({ key }) => !key.startsWith('test-login:'))).toEqual([]);
    expect((await portal.browser().logIn(NOBODY)).statusCode).toBe(303);
    await portal.close();
  });

  test('refuse completions above the limit without calling the provider, and the same address works later', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    const provider = await startLoginProvider();
    const portal = await openPortal(await open(), {
      ...provider.env,
      LOGIN_STARTS_PER_MINUTE: '2',
      FIRST_PAGE_MS: '10000',
    });
    const finish = async (browser: TestBrowser, loginUrl: string) => {
      const { searchParams } = new URL(loginUrl);
      provider.answer(searchParams.get('nonce') ?? '', { pid: NOBODY });
      return await browser.request(`${CALLBACK}?code=code&state=${searchParams.get('state')}`);
    };
    const fromPage = async (browser: TestBrowser) => {
      const { body } = await browser.request(OVERVIEW);
      return /<iframe[^>]* src="([^"]+)"/.exec(body)?.[1]?.replaceAll('&amp;', '&') ?? '';
    };
    try {
      for (let i = 0; i < 2; i++) {
        const browser = portal.browser();
        expect((await finish(browser, await fromPage(browser))).statusCode).toBe(303);
      }
      const browser = portal.browser();
      const loginUrl = await fromPage(browser);
      const refused = await finish(browser, loginUrl);
      expect(refused.statusCode).toBe(429);
      expect(refused.body).toContain('Vent litt med å logge inn');
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect(provider.exchanges()).toBe(2);
      vi.advanceTimersByTime(60_000);
      // The clock of PostgreSQL, which also counts, can't be set.
      await portal.state.forget(['rate:']);
      expect((await finish(browser, loginUrl)).statusCode).toBe(303);
    } finally {
      vi.useRealTimers();
      await portal.close();
      provider.stop();
    }
  });

  test('answer 429 to login starts above the limit', async () => {
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
