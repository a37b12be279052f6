import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { databases, emptyDatabase } from '../../testing/databases.ts';
import { auditOf } from '../../testing/guarded-endpoints.ts';
import { type LoginProviderStub, startLoginProvider } from '../../testing/login-provider.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';

const CUSTOMER = '13919110028';
const SECRET = 'skadesystemets-hemmelighet';
const REDEEM = '/api/intern/jumpsst/innlos';
const OVERVIEW = '/privat/forsikring/oversikt/';
const ADDRESS = '203.0.113.77';
const TARGET = 'https://dokumenter.eksempel.no/vilkar.pdf';

type Line = { name?: string; event: string } & Record<string, unknown>;

describe.each(databases())('the security log on $name', ({ open }) => {
  let portal: TestPortal;
  const lines: Line[] = [];

  async function openWith(env: NodeJS.ProcessEnv = {}): Promise<void> {
    portal = await openPortal(
      await open(),
      { LOG_LEVEL: 'error', CLAIMS_SYSTEM_SECRET: SECRET, FIRST_PAGE_MS: '10000', ...env },
      { logTo: { write: (line) => lines.push(JSON.parse(line)) } },
    );
  }

  /** Opens another portal for the rest of a test. */
  async function changeTo(env: NodeJS.ProcessEnv): Promise<void> {
    const usual = portal;
    await openWith(env);
    onTestFinished(async () => {
      await portal.close();
      portal = usual;
    });
  }

  beforeAll(() => openWith());
  beforeEach(async () => {
    await emptyDatabase(portal.db);
    lines.length = 0;
  });
  afterAll(() => portal.close());

  const eventsOf = () => lines.filter(({ name }) => name === 'security').map(({ event }) => event);

  /** Returns the events that an attempt adds to the log. */
  async function linesOf(attempt: () => Promise<unknown>): Promise<string[]> {
    lines.length = 0;
    await attempt();
    return eventsOf();
  }

  const loggedIn = (host?: string) => portal.loggedIn(CUSTOMER, host);

  const customerId = async () =>
    (
      await portal.db
        .selectFrom('customer')
        .select('id')
        .where('ssn', '=', CUSTOMER)
        .executeTakeFirstOrThrow()
    ).id;

  test('records customer, place and session of a login and a logout', async () => {
    const browser = await loggedIn('sb1.localhost:8000');
    const { kfpSessionId } = (await browser.call('GET', '/auth/session-status')).json();
    await browser.call('POST', '/auth/logout', {});
    const [login, logout, ...rest] = lines;
    expect(rest).toEqual([]);
    const who = {
      level: 30,
      name: 'security',
      distributor: 'sb1',
      kfpSessionId,
      customerId: await customerId(),
    };
    expect(login).toMatchObject({
      ...who,
      event: 'logged-in',
      method: 'GET',
      route: '/api/privat/forsikring/auth/callback',
      time: expect.any(Number),
      reqId: expect.any(String),
    });
    expect(logout).toMatchObject({
      ...who,
      event: 'logged-out',
      route: '/api/privat/forsikring/auth/logout',
    });
  });

  test('records that another login in the same browser ends the earlier session', async () => {
    const browser = await loggedIn();
    const { kfpSessionId } = (await browser.call('GET', '/auth/session-status')).json();
    expect(await linesOf(() => browser.logIn(CUSTOMER))).toEqual(['session-replaced', 'logged-in']);
    expect(lines[0]).toMatchObject({ kfpSessionId });
    expect(lines[1]).not.toMatchObject({ kfpSessionId });
  });

  test('records the reason of a refused login, and a stopped login', async () => {
    const browser = portal.browser();
    const callback = '/api/privat/forsikring/auth/callback';
    expect(await linesOf(() => browser.request(`${callback}?code=a&state=b`))).toEqual(['login-refused']);
    expect(lines[0]).toMatchObject({ reason: 'unknown state' });
    const { loginUrl } = (await browser.call('GET', '/auth/login')).json();
    const state = new URL(loginUrl).searchParams.get('state');
    expect(await linesOf(() => browser.request(`${callback}?error=access_denied&state=${state}`))).toEqual([
      'login-stopped',
    ]);
  });

  test('records a dead cookie once per page, not for each answer', async () => {
    const browser = portal.browser();
    browser.cookies.set('kfp-session', 'a'.repeat(43));
    expect(await linesOf(() => browser.request(OVERVIEW))).toEqual(['session-unknown']);
    expect(await linesOf(() => browser.call('GET', '/avtaleoversikt/avtaler'))).toEqual(['session-unknown']);
  });

  test("records the session of a cookie at another distributor's host", async () => {
    const browser = await loggedIn('sb1.localhost:8000');
    const { kfpSessionId } = (await browser.call('GET', '/auth/session-status')).json();
    const elsewhere = portal.browser('dnb.localhost:8000');
    elsewhere.cookies.set('kfp-session', browser.cookies.get('kfp-session') ?? '');
    expect(await linesOf(() => elsewhere.call('GET', '/skadekunde/hent'))).toEqual([
      'session-of-another-distributor',
    ]);
    expect(lines[0]).toMatchObject({ kfpSessionId, distributor: 'dnb', customerId: await customerId() });
  });

  test('records a request without the required headers', async () => {
    const browser = await loggedIn();
    const path = '/api/privat/forsikring/skadekunde/hent';
    expect(await linesOf(() => browser.request(path))).toEqual(['requested-by-missing']);
    const wrong = { 'x-xsrf-token': 'a'.repeat(43) };
    expect(await linesOf(() => browser.call('POST', '/auth/logout', {}, wrong))).toEqual([
      'xsrf-token-wrong',
    ]);
    expect(await linesOf(() => browser.call('POST', '/auth/logout', {}, { 'x-xsrf-token': '' }))).toEqual([
      'xsrf-token-wrong',
    ]);
    const otherPage = { 'x-kfp-session-id': 'none' };
    expect(await linesOf(() => browser.call('GET', '/skadekunde/hent', undefined, otherPage))).toEqual([
      'session-of-another-page',
    ]);
    for (const line of lines) expect(line).toMatchObject({ customerId: await customerId() });
  });

  test('records access to an offer of another customer', async () => {
    const browser = await loggedIn();
    expect(await linesOf(() => browser.call('DELETE', '/avtaleoversikt/tilbud/7654321'))).toEqual([
      'not-the-customers',
    ]);
    expect(lines[0]).toMatchObject({ route: '/api/privat/forsikring/avtaleoversikt/tilbud/:avtaleNummer' });
  });

  test('records unknown fields and invalid values', async () => {
    const browser = await loggedIn();
    expect(await linesOf(() => browser.call('POST', '/auth/logout', { admin: 'Kari' }))).toEqual([
      'input-refused',
    ]);
    expect(lines[0]).toMatchObject({ reason: 'additionalProperties' });
    expect(await linesOf(() => browser.call('POST', '/auth/logout', { goto: 5 }))).toEqual(['input-refused']);
  });

  test('records that the national id was shown, as does the audit', async () => {
    const browser = await loggedIn();
    expect(await linesOf(() => browser.call('GET', '/skadekunde/fodselsnummer'))).toEqual([
      'national-id-shown',
    ]);
    const { kfpSessionId } = (await browser.call('GET', '/auth/session-status')).json();
    expect(lines[0]).toMatchObject({ kfpSessionId, customerId: await customerId() });
    expect(await auditOf(portal, CUSTOMER)).toEqual(['national-id-shown']);
  });

  test('records the steps of a claims token, and a wrong secret', async () => {
    const browser = await loggedIn();
    const redeem = (jumpsst: string, secret: string) =>
      portal.app.inject({
        method: 'POST',
        url: REDEEM,
        headers: { authorization: `Bearer ${secret}` },
        payload: { jumpsst },
      });
    lines.length = 0;
    const { jumpSst } = (await browser.call('POST', '/jumpsst/')).json();
    await redeem(jumpSst, 'feil');
    await redeem(jumpSst, SECRET);
    await redeem(jumpSst, SECRET);
    expect(eventsOf()).toEqual([
      'claims-token-issued',
      'claims-secret-wrong',
      'claims-token-redeemed',
      'claims-token-refused',
    ]);
    expect(lines[2]).toMatchObject({ customerId: await customerId(), distributor: 'fremtind' });
  });

  test('records the steps of a short link', async () => {
    const browser = await loggedIn();
    lines.length = 0;
    const { kortUrl } = (await browser.call('POST', '/lenke', { url: TARGET })).json();
    await browser.request(kortUrl);
    await browser.request(kortUrl);
    expect(eventsOf()).toEqual(['short-link-issued', 'short-link-redeemed', 'short-link-refused']);
  });

  test('records an exceeded limit', async () => {
    await changeTo({ LOGIN_STARTS_PER_MINUTE: '1' });
    const browser = portal.browser();
    await browser.call('GET', '/auth/login');
    expect(await linesOf(() => browser.call('GET', '/auth/login'))).toEqual(['limit-hit']);
  });

  test('contains no national id, cookie, token, address or request data', async () => {
    await changeTo({ TRUST_PROXY: '1', LOG_LEVEL: 'debug' });
    const browser = await loggedIn();
    const forwarded = { 'x-forwarded-for': ADDRESS };
    const { jumpSst } = (await browser.call('POST', '/jumpsst/', undefined, forwarded)).json();
    await browser.call('GET', '/skadekunde/fodselsnummer', undefined, forwarded);
    await browser.call('DELETE', '/avtaleoversikt/tilbud/7654321?systemSource=NICE', undefined, forwarded);
    await browser.call('POST', '/auth/logout', { [CUSTOMER]: 'Kari' }, forwarded);
    await browser.call('POST', '/lenke', { url: TARGET, navn: 'Kari' }, forwarded);
    await browser.request(`${OVERVIEW}?fnr=${CUSTOMER}`, { headers: forwarded });
    await browser.request('/api/privat/forsikring/auth/callback?code=Kari&state=Kari', {
      headers: forwarded,
    });
    expect(eventsOf().length).toBeGreaterThan(5);
    const text = JSON.stringify(lines);
    const secrets = [...browser.cookies.values()].filter((value) => value.length > 20);
    for (const value of [CUSTOMER, ADDRESS, 'Kari', '7654321', 'eksempel.no', jumpSst, SECRET, ...secrets]) {
      expect(text).not.toContain(value);
    }
  });
});

describe.each(databases())('a login with an invalid provider response on $name', ({ open }) => {
  let provider: LoginProviderStub;
  let portal: TestPortal;
  const lines: Line[] = [];
  beforeEach(async () => {
    provider = await startLoginProvider();
    portal = await openPortal(
      await open(),
      { LOG_LEVEL: 'error', ...provider.env },
      { logTo: { write: (line) => lines.push(JSON.parse(line)) } },
    );
  });
  afterEach(async () => {
    await portal.close();
    provider.stop();
  });

  test("is logged with the library's error code and words", async () => {
    const browser = portal.browser();
    const { loginUrl } = (await browser.call('GET', '/auth/login')).json();
    const { searchParams } = new URL(loginUrl);
    provider.answer('another', { pid: CUSTOMER });
    await browser.request(`/api/privat/forsikring/auth/callback?code=c&state=${searchParams.get('state')}`);
    expect(lines.at(-1)).toMatchObject({
      name: 'security',
      event: 'login-refused',
      reason:
        'the provider\'s answer can\'t be trusted: OAUTH_JWT_CLAIM_COMPARISON_FAILED: unexpected ID Token "nonce" claim value',
    });
    expect(JSON.stringify(lines)).not.toContain(CUSTOMER);
  });
});
