import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { TestBrowser } from '../testing/browser.ts';
import { databases, emptyDatabase } from '../testing/databases.ts';
import { openPortal, type TestPortal } from '../testing/portal.ts';

const CUSTOMER = '13919110028';
const TARGET = `https://dokumenter.eksempel.no/vilkar.pdf?n%C3%B8kkel=${'a'.repeat(7900)}`;

describe.each(databases())('short links on $name', ({ open }) => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openPortal(await open(), { LINKS_PER_MINUTE: '3' });
  });
  beforeEach(async () => {
    await emptyDatabase(portal.db);
    vi.useFakeTimers({ toFake: ['Date'] });
  });
  afterEach(() => void vi.useRealTimers());
  afterAll(() => portal.close());

  const wait = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

  async function shorten(browser: TestBrowser, url = TARGET): Promise<string> {
    return (await browser.call('POST', '/lenke', { url })).json().kortUrl;
  }

  test('have an absolute address under the base path that redirects to the target', async () => {
    const browser = await portal.loggedIn(CUSTOMER);
    const kortUrl = await shorten(browser);
    expect(kortUrl).toMatch(/^http:\/\/localhost:8000\/privat\/forsikring\/oversikt\/lenke\/[\w-]{22}$/);
    const answer = await browser.request(kortUrl);
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe(TARGET);
    expect(answer.headers['referrer-policy']).toBe('no-referrer');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  async function expectEnded(browser: TestBrowser, kortUrl: string): Promise<void> {
    const answer = await browser.request(kortUrl);
    expect(answer.statusCode).toBe(410);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers.location).toBeUndefined();
    expect(answer.body).toContain('<h1>Lenken virker ikke lenger</h1>');
    expect(answer.body).toContain('åpne dokumentet på nytt');
    expect(answer.body).not.toContain('dokumenter.eksempel.no');
  }

  test('work once, also with concurrent requests', async () => {
    const browser = await portal.loggedIn(CUSTOMER);
    const kortUrl = await shorten(browser);
    const answers = await Promise.all(Array.from({ length: 5 }, () => browser.request(kortUrl)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([303, 410, 410, 410, 410]);
    await expectEnded(browser, kortUrl);
  });

  test('are not consumed by a HEAD request', async () => {
    const browser = await portal.loggedIn(CUSTOMER);
    const kortUrl = await shorten(browser);
    const head = await browser.request(kortUrl, { method: 'HEAD' });
    expect(head.statusCode).toBe(303);
    expect((await browser.request(kortUrl)).statusCode).toBe(303);
    expect((await browser.request(kortUrl, { method: 'HEAD' })).statusCode).toBe(410);
  });

  test('work for 60 seconds', async () => {
    const browser = await portal.loggedIn(CUSTOMER);
    const [first, second] = [await shorten(browser), await shorten(browser)];
    wait(59);
    expect((await browser.request(first)).statusCode).toBe(303);
    wait(1);
    await expectEnded(browser, second);
  });

  test('work only in the session that created them, and others can’t consume them', async () => {
    const browser = await portal.loggedIn(CUSTOMER);
    const kortUrl = await shorten(browser);
    await expectEnded(portal.browser(), kortUrl);
    await expectEnded(await portal.loggedIn(CUSTOMER), kortUrl);
    const elsewhere = portal.browser('dnb.localhost:8000');
    elsewhere.cookies.set('kfp-session', browser.cookies.get('kfp-session') ?? '');
    await expectEnded(elsewhere, kortUrl);
    expect((await browser.request(kortUrl)).statusCode).toBe(303);
  });

  test('end with the session', async () => {
    const browser = await portal.loggedIn(CUSTOMER);
    const kortUrl = await shorten(browser);
    await browser.call('POST', '/auth/logout', {});
    await expectEnded(browser, kortUrl);
  });

  test('get the same response for an unknown id as for a used one', async () => {
    await expectEnded(await portal.loggedIn(CUSTOMER), '/privat/forsikring/oversikt/lenke/finnesikke');
  });

  test.each<[string, object]>([
    ['another host', { url: 'https://ond.example/a.pdf' }],
    ['an http address', { url: 'http://dokumenter.eksempel.no/a.pdf' }],
    ['a user name', { url: 'https://ola@dokumenter.eksempel.no/a.pdf' }],
    ['a control character', { url: 'https://dokumenter.eksempel.no/a\u0000.pdf' }],
    ['a line break', { url: 'https://dokumenter.eksempel.no/a\r\nSet-Cookie: b=c' }],
    ['an address that is too long', { url: `https://dokumenter.eksempel.no/${'a'.repeat(8000)}` }],
    ['a missing address', {}],
    ['an unknown field', { url: TARGET, navn: 'a' }],
  ])('refuse %s without echoing it', async (_what, body) => {
    const browser = await portal.loggedIn(CUSTOMER);
    const answer = await browser.call('POST', '/lenke', body);
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(answer.body).not.toMatch(/eksempel|example/);
  });

  test('require a session, X-Requested-By and the XSRF token', async () => {
    const visitor = portal.browser();
    await visitor.call('GET', '/auth/session-status');
    expect((await visitor.call('POST', '/lenke', { url: TARGET })).statusCode).toBe(401);
    const browser = await portal.loggedIn(CUSTOMER);
    const call = (headers: Record<string, string>) =>
      browser.call('POST', '/lenke', { url: TARGET }, headers);
    expect((await call({ 'x-requested-by': '' })).statusCode).toBe(403);
    expect((await call({ 'x-xsrf-token': 'a' })).statusCode).toBe(403);
  });

  test('are rate limited', async () => {
    const browser = await portal.loggedIn(CUSTOMER);
    for (let i = 0; i < 3; i++) await shorten(browser);
    expect((await browser.call('POST', '/lenke', { url: TARGET })).statusCode).toBe(429);
  });
});
