import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { demoPeople } from '../../commands/portfolio/demo.ts';
import type { TestBrowser } from '../testing/browser.ts';
import { databases, restoreRowsBeforeEach } from '../testing/databases.ts';
import { expectProblem } from '../testing/guarded-endpoints.ts';
import { openDemoPortal, openPortal, type TestPortal } from '../testing/portal.ts';

const OVERVIEW = '/privat/forsikring/oversikt/';
const [kari, jonas] = demoPeople();
const FEEDBACK = { page: '/privat/forsikring/oversikt', feedbackValue: '5' };

describe.each(databases())('pages and sessions on $name', ({ open }) => {
  let portal: TestPortal;
  let browser: TestBrowser;
  beforeAll(async () => {
    portal = await openDemoPortal(open, { FIRST_PAGE_MS: '5000' });
  });
  restoreRowsBeforeEach(() => portal.db);
  beforeEach(() => {
    browser = portal.browser();
    vi.useFakeTimers({ toFake: ['Date'] });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });
  afterAll(() => portal.close());

  const wait = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);
  const page = (session: string) => ({ 'x-kfp-session-id': session });

  /** Logs in and returns the session's kfpSessionId. */
  async function logIn(person: typeof kari, by = browser): Promise<string> {
    await by.logIn(person?.ssn ?? '');
    return (await by.call('GET', '/auth/session-status')).json().kfpSessionId;
  }

  /** Returns the remaining seconds of the browser's session without renewing it. */
  async function secondsLeft(): Promise<string> {
    return String((await browser.call('GET', '/auth/session-status')).headers['x-session-expiry']);
  }

  const emailOf = async (person: typeof kari) =>
    (
      await portal.db
        .selectFrom('customer')
        .select('email')
        .where('ssn', '=', person?.ssn ?? '')
        .executeTakeFirstOrThrow()
    ).email;

  describe('a customer’s page after another customer has logged in in the same browser', () => {
    test.each([
      ['GET', '/skadekunde/hent', undefined],
      ['GET', '/skadekunde/fodselsnummer', undefined],
      ['GET', '/avtaleoversikt/avtaler', undefined],
      ['GET', '/auth/session-status', undefined],
      ['GET', '/auth/login', undefined],
      ['PUT', '/skadekunde/kontaktinformasjon', { epostAdresse: 'feil@eksempel.no' }],
      ['POST', '/samtykke/oppdater', { samtykkeMarkedsforing: true }],
      ['POST', '/auth/forleng-sesjon', undefined],
      ['POST', '/auth/logout', {}],
      ['POST', '/feedback/', FEEDBACK],
    ] as const)('gets no data of the other customer from %s %s', async (method, path, body) => {
      const karis = await logIn(kari);
      const jonass = await logIn(jonas);
      const refused = await browser.call(method, path, body, page(karis));
      expectProblem(refused, 409, 'ANNEN_OKT');
      expect(refused.headers['x-session-expiry']).toBeUndefined();
      expect(refused.cookies).toEqual([]);
      expect(refused.body).not.toContain(jonass);
    });

    test('changes neither customer’s e-mail address and does not renew the other’s session', async () => {
      const before = [await emailOf(kari), await emailOf(jonas)];
      const karis = await logIn(kari);
      await logIn(jonas);
      wait(600);
      const change = { epostAdresse: 'feil@eksempel.no' };
      expectProblem(
        await browser.call('PUT', '/skadekunde/kontaktinformasjon', change, page(karis)),
        409,
        'ANNEN_OKT',
      );
      expect([await emailOf(kari), await emailOf(jonas)]).toEqual(before);
      expect(await secondsLeft()).toBe('1200');
    });

    test('is refused also if it was rendered without a session, for example a login page', async () => {
      await logIn(kari);
      expectProblem(await browser.call('GET', '/auth/login', undefined, page('none')), 409, 'ANNEN_OKT');
    });
  });

  test('a page of the current session is served, and so is a caller that names no session', async () => {
    const karis = await logIn(kari);
    expect((await browser.call('GET', '/skadekunde/hent', undefined, page(karis))).statusCode).toBe(200);
    expect((await browser.call('GET', '/skadekunde/hent')).statusCode).toBe(200);
  });

  describe('a page whose session no longer exists on the server', () => {
    let karis = '';
    beforeEach(async () => {
      karis = await logIn(kari);
      await portal.db.deleteFrom('shared_state').where('key', 'like', 'session:%').execute();
    });

    test.each([
      ['GET', '/skadekunde/fodselsnummer', undefined],
      ['DELETE', '/avtaleoversikt/tilbud/1?system=NICE', undefined],
      ['PUT', '/skadekunde/kontaktinformasjon', { epostAdresse: 'kari@eksempel.no' }],
      ['POST', '/auth/forleng-sesjon', undefined],
    ] as const)('gets 401 from %s %s, also with a wrong XSRF token', async (method, path, body) => {
      expectProblem(await browser.call(method, path, body, page(karis)), 401);
      const forged = { ...page(karis), 'x-xsrf-token': 'a'.repeat(43) };
      expectProblem(await browser.call(method, path, body, forged), 401);
    });

    test('sends anonymous feedback with the XSRF token of the ended session', async () => {
      expect((await browser.call('POST', '/feedback/', FEEDBACK, page(karis))).statusCode).toBe(204);
      const [stored] = await portal.db.selectFrom('feedback').select('customer_id').execute();
      expect(stored?.customer_id).toBeNull();
      const forged = { ...page(karis), 'x-xsrf-token': 'a'.repeat(43) };
      expectProblem(await browser.call('POST', '/feedback/', FEEDBACK, forged), 403);
    });

    test('can still log out', async () => {
      expect((await browser.call('POST', '/auth/logout', {}, page(karis))).statusCode).toBe(200);
      expect(browser.cookies.has('kfp-session')).toBe(false);
    });
  });

  describe('the XSRF token of a session', () => {
    const canChange = async () => (await browser.call('POST', '/auth/forleng-sesjon')).statusCode === 200;

    test('stays valid when a login page is opened in a second tab', async () => {
      await logIn(kari);
      await browser.call('GET', '/auth/login');
      expect(await canChange()).toBe(true);
    });

    test('stays valid when the session lookup fails, and the page still opens', async () => {
      await logIn(kari);
      const lookUp = vi.spyOn(portal.state, 'get').mockRejectedValue(new Error('no connection'));
      expect((await browser.request(OVERVIEW)).statusCode).toBe(200);
      expect((await browser.call('GET', '/auth/session-status')).statusCode).toBe(500);
      expect((await browser.call('GET', '/auth/login')).statusCode).toBe(500);
      lookUp.mockRestore();
      expect(await canChange()).toBe(true);
    });

    test('is replaced by the visitor’s when the session does not exist', async () => {
      await logIn(kari);
      await portal.db.deleteFrom('shared_state').where('key', 'like', 'session:%').execute();
      const before = browser.cookies.get('XSRF-TOKEN');
      await browser.call('GET', '/auth/session-status');
      expect(browser.cookies.get('XSRF-TOKEN')).not.toBe(before);
      expect((await browser.call('POST', '/feedback/', FEEDBACK)).statusCode).toBe(204);
    });
  });

  test('a visitor’s first response sets one secret and its XSRF token', async () => {
    const answer = await browser.call('GET', '/auth/login');
    expect(answer.cookies.map(({ name }) => name).toSorted()).toEqual(['XSRF-TOKEN', 'kfp-visitor']);
    expect((await browser.call('POST', '/feedback/', FEEDBACK)).statusCode).toBe(204);
  });

  test('a page contains a customer reference that is stable across logins and differs between customers', async () => {
    const refOf = async (person: typeof kari) => {
      await logIn(person);
      return /"customerRef":"([\w-]{43})"/.exec((await browser.request(OVERVIEW)).body)?.[1];
    };
    const [first, other, again] = [await refOf(kari), await refOf(jonas), await refOf(kari)];
    expect(first).toBeTruthy();
    expect(again).toBe(first);
    expect(other).not.toBe(first);
    const nobody = await portal.browser().request(OVERVIEW);
    expect(nobody.body).toContain('"customerRef":null');
  });

  test.each([
    ['because X-Requested-By is missing', { 'x-requested-by': '' }],
    ['because of a wrong XSRF token', { 'x-xsrf-token': 'a'.repeat(43) }],
  ])('a call refused %s does not renew the idle limit', async (_what, headers) => {
    await logIn(kari);
    wait(600);
    expectProblem(await browser.call('POST', '/auth/forleng-sesjon', undefined, headers), 403);
    expect(await secondsLeft()).toBe('1200');
  });

  test.each(['prefetch', 'prefetch;prerender'])('a page in advance (%s) is refused', async (purpose) => {
    await logIn(kari);
    wait(600);
    const page = await browser.request(OVERVIEW, { headers: { 'sec-purpose': purpose } });
    expect([page.statusCode, page.body]).toEqual([403, '']);
    expect(await secondsLeft()).toBe('1200');
  });

  test('the remaining time is never rounded down to 0', async () => {
    await logIn(kari);
    wait(1799.5);
    expect(await secondsLeft()).toBe('1');
  });
});

describe.each(databases())('a page whose session lookup is too slow, on $name', ({ open }) => {
  test('keeps the session’s XSRF token valid', async () => {
    const portal = await openPortal(await open(), { FIRST_PAGE_MS: '1' });
    const browser = await portal.loggedIn('13919110028');
    const held = Promise.withResolvers<null>();
    const lookUp = vi.spyOn(portal.state, 'get').mockReturnValue(held.promise);
    const page = await browser.request(OVERVIEW);
    expect(page.body).toContain('"session":null');
    held.resolve(null);
    lookUp.mockRestore();
    expect((await browser.call('POST', '/auth/forleng-sesjon')).statusCode).toBe(200);
    await portal.close();
  });
});
