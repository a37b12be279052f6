import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { TestBrowser } from '../testing/browser.ts';
import { databases, emptyDatabase } from '../testing/databases.ts';
import { LOGINS } from '../testing/guarded-endpoints.ts';
import { openPortal, type TestPortal } from '../testing/portal.ts';

const CUSTOMER = '13919110028';
const SECRET = 'skadesystemets-hemmelighet';
const RIGHT = `Bearer ${SECRET}`;

describe.each(databases())('claims jump on $name', ({ open }) => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openPortal(await open(), { CLAIMS_SYSTEM_SECRET: SECRET, CLAIMS_JUMP_PER_MINUTE: '3' });
  });
  beforeEach(async () => {
    await emptyDatabase(portal.db);
    vi.useFakeTimers({ toFake: ['Date'] });
  });
  afterEach(() => void vi.useRealTimers());
  afterAll(() => portal.close());

  const wait = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

  const loggedIn = (host?: string) => portal.loggedIn(CUSTOMER, host);

  async function tokenOf(browser: TestBrowser): Promise<string> {
    return (await browser.call('POST', '/jumpsst/')).json().jumpSst;
  }

  /** Sends a request as the claims system, without cookies or headers of the web app. */
  async function redeem(jumpsst: unknown, authorization?: string) {
    return await portal.app.inject({
      method: 'POST',
      url: '/api/intern/jumpsst/innlos',
      headers: { host: 'portal.intern', ...(authorization ? { authorization } : {}) },
      payload: { jumpsst },
    });
  }

  test('returns the customer and distributor of a token once', async () => {
    const token = await tokenOf(await loggedIn('sb1.localhost:8000'));
    const answer = await redeem(token, RIGHT);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ ssn: CUSTOMER, distributor: 'sb1' });
    expect(answer.headers['cache-control']).toBe('no-store');

    const again = await redeem(token, RIGHT);
    expect(again.statusCode).toBe(410);
    expect(again.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(again.body).not.toContain(CUSTOMER);
  });

  test('invalidates a token when its session ends', async () => {
    const browser = await loggedIn();
    const token = await tokenOf(browser);
    await browser.call('POST', '/auth/logout', {});
    expect((await redeem(token, RIGHT)).statusCode).toBe(410);

    const again = await loggedIn();
    const next = await tokenOf(again);
    await again.logIn(CUSTOMER);
    expect((await redeem(next, RIGHT)).statusCode).toBe(410);
  });

  test('redeems a token once despite concurrent requests', async () => {
    const token = await tokenOf(await loggedIn());
    const answers = await Promise.all(Array.from({ length: 5 }, () => redeem(token, RIGHT)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 410, 410, 410, 410]);
  });

  test('issues opaque, unique tokens that are not stored in plain text', async () => {
    const browser = await loggedIn();
    const [first, second] = [await tokenOf(browser), await tokenOf(browser)];
    expect(Buffer.from(first, 'base64url')).toHaveLength(32);
    expect(second).not.toBe(first);
    const rows = await portal.db
      .selectFrom('shared_state')
      .selectAll()
      .where('key', 'like', 'claims-jump:%')
      .execute();
    expect(rows).toHaveLength(2);
    const kept = JSON.stringify(rows);
    expect(kept).not.toContain(first);
    expect(kept).not.toContain(CUSTOMER);
  });

  test.each([
    [59, 200],
    [60, 410],
  ])('answers a token after %i seconds with %i', async (seconds, status) => {
    const token = await tokenOf(await loggedIn());
    wait(seconds);
    expect((await redeem(token, RIGHT)).statusCode).toBe(status);
  });

  test('answers 410 for an unknown token and for that of a deleted customer', async () => {
    expect((await redeem('a'.repeat(43), RIGHT)).statusCode).toBe(410);
    const token = await tokenOf(await loggedIn());
    await portal.db.deleteFrom('customer').execute();
    expect((await redeem(token, RIGHT)).statusCode).toBe(410);
  });

  test.each([
    ['a missing secret', undefined],
    ['a wrong secret', 'Bearer skadesystemets-hemmelighex'],
    ['a prefix of the secret', `Bearer ${SECRET.slice(0, -1)}`],
    ['an empty secret', 'Bearer '],
    ['another scheme', `Basic ${SECRET}`],
    ['the secret without a scheme', SECRET],
  ])('answers 401 for %s and does not consume the token', async (_what, authorization) => {
    const token = await tokenOf(await loggedIn());
    const refused = await redeem(token, authorization);
    expect(refused.statusCode).toBe(401);
    expect(refused.headers['www-authenticate']).toBe('Bearer');
    expect(refused.body).not.toContain(SECRET);
    expect((await redeem(token, RIGHT)).statusCode).toBe(200);
  });

  test('accepts two secrets while the claims system changes to the new one', async () => {
    const recent = 'skadesystemets-nye-hemmelighet';
    const CLAIMS_SYSTEM_SECRET = `${recent} ${SECRET}`;
    const changing = await openPortal(await open(), { CLAIMS_SYSTEM_SECRET });
    const statusWith = async (secret: string) => {
      const jumpsst = await tokenOf(await changing.loggedIn(CUSTOMER));
      const headers = { host: 'x', authorization: `Bearer ${secret}` };
      const url = '/api/intern/jumpsst/innlos';
      return (await changing.app.inject({ method: 'POST', url, headers, payload: { jumpsst } })).statusCode;
    };
    expect(await statusWith(SECRET)).toBe(200);
    expect(await statusWith(recent)).toBe(200);
    expect(await statusWith(CLAIMS_SYSTEM_SECRET)).toBe(401);
    await changing.close();
  });

  test.each([
    ['a missing token', undefined],
    ['an empty token', ''],
    ['a numeric token', 5],
    ['a token that is too long', 'a'.repeat(101)],
  ])('refuses %s', async (_what, token) => {
    expect((await redeem(token, RIGHT)).statusCode).toBe(400);
    expect((await redeem(token)).statusCode).toBe(401);
  });

  test('records each transfer in the audit without values', async () => {
    await tokenOf(await loggedIn());
    const { id } = await portal.db.selectFrom('customer').select('id').executeTakeFirstOrThrow();
    const rows = await portal.db.selectFrom('audit').selectAll().where('action', 'not in', LOGINS).execute();
    expect(rows).toEqual([
      {
        id: expect.any(String),
        customer_id: id,
        action: 'claims-jump-started',
        at: Date.now(),
        device: expect.any(String),
        distributor: 'fremtind',
        login: null,
      },
    ]);
  });

  test('requires a session, X-Requested-By and the XSRF token', async () => {
    const visitor = portal.browser();
    await visitor.call('GET', '/auth/session-status');
    expect((await visitor.call('POST', '/jumpsst/')).statusCode).toBe(401);
    const browser = await loggedIn();
    expect((await browser.call('POST', '/jumpsst/', undefined, { 'x-requested-by': '' })).statusCode).toBe(
      403,
    );
    expect((await browser.call('POST', '/jumpsst/', undefined, { 'x-xsrf-token': 'a' })).statusCode).toBe(
      403,
    );
    expect(
      await portal.db.selectFrom('audit').selectAll().where('action', 'not in', LOGINS).execute(),
    ).toEqual([]);
  });

  test('is rate limited', async () => {
    const browser = await loggedIn();
    for (let i = 0; i < 3; i++) expect((await browser.call('POST', '/jumpsst/')).statusCode).toBe(200);
    expect((await browser.call('POST', '/jumpsst/')).statusCode).toBe(429);
    wait(60);
    // The clock of PostgreSQL, which also counts, can't be set.
    await portal.state.forget(['rate:']);
    expect((await browser.call('POST', '/jumpsst/')).statusCode).toBe(200);
  });
});

test('no token can be redeemed without a configured claims system', async () => {
  for (const { open } of databases()) {
    const portal = await openPortal(await open());
    const url = '/api/intern/jumpsst/innlos';
    for (const authorization of ['Bearer ', 'Bearer null', 'Bearer undefined', RIGHT]) {
      const headers = { authorization };
      const answer = await portal.app.inject({ method: 'POST', url, headers, payload: { jumpsst: 'a' } });
      expect(answer.statusCode).toBe(503);
    }
    await portal.close();
  }
});
