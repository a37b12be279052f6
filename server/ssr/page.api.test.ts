import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoPeople, fillEmptyStore } from '../../commands/portfolio/demo.ts';
import { endOfOsloDate, osloDate } from '../../domain/oslo-date.ts';
import { databases } from '../testing/databases.ts';
import { openDemoPortal, openPortal, type TestPortal } from '../testing/portal.ts';

const OVERVIEW = '/privat/forsikring/oversikt/';
const [kari] = demoPeople();
/** A synthetic person who is in no portfolio. */
const SOMEBODY = '13919110028';

describe.each(databases())('first page on $name', ({ open }) => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openDemoPortal(open, { FIRST_PAGE_MS: '5000' });
  });
  afterAll(() => portal.close());

  const stateOf = (html: string) => {
    const [, json = ''] =
      /<script type="application\/json" id="first-page">(.*?)<\/script>/s.exec(html) ?? [];
    return JSON.parse(json);
  };

  test('is the login page with the login frame without a session', async () => {
    const page = await portal.browser().request(OVERVIEW);
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.body).toContain('<title>Logg inn – Fremtind Forsikring</title>');
    expect(page.body).toMatch(/<iframe[^>]* src="http:\/\/localhost:8000\/testinnlogging\/auth\?/);
    expect(stateOf(page.body)).toMatchObject({ boot: { session: {}, sessionSecondsLeft: null } });
  });

  test('leads to the login once the customer is gone, as after the restore of a backup beside Valkey', async () => {
    const browser = await portal.loggedIn(SOMEBODY);
    await portal.db.deleteFrom('customer').where('ssn', '=', SOMEBODY).execute();
    await browser.request(OVERVIEW);
    expect((await browser.request(OVERVIEW)).body).toContain('<title>Logg inn – Fremtind Forsikring</title>');
  });

  test('starts a login that the same browser can complete', async () => {
    const browser = portal.browser();
    const page = await browser.request(OVERVIEW);
    const { answers } = stateOf(page.body);
    const login = answers.find(({ queryKey }: { queryKey: string[] }) => queryKey[0] === '/auth/login');
    expect(new URL(login.data.loginUrl).searchParams.get('state')).toBeTruthy();
    expect(browser.cookies.has('kfp-visitor')).toBe(true);
  });

  test("shows the customer's insurances and contains the data it was rendered with", async () => {
    const browser = await portal.loggedIn(kari?.ssn ?? '');
    const before = osloDate(Date.now());
    const page = await browser.request(OVERVIEW);
    const after = osloDate(Date.now());
    expect(page.body).toContain('<title>Forsikringsoversikt – Fremtind Forsikring</title>');
    expect(page.body).toContain('Volvo V60');
    const { boot, answers } = stateOf(page.body);
    expect(boot.session.kfpSessionId).toBeTruthy();
    expect(boot.sessionSecondsLeft).toBeGreaterThan(1790);
    expect([before, after]).toContain(boot.today);
    const secondsLeft = (endOfOsloDate(boot.today) - Date.now()) / 1000;
    expect(Math.abs(boot.todaySecondsLeft - secondsLeft)).toBeLessThan(60);
    const paths = answers.map(({ queryKey }: { queryKey: string[] }) => queryKey[0]);
    expect(paths).toEqual(
      expect.arrayContaining(['/avtaleoversikt/avtaler', '/skadekunde/hent', '/eikaintegrasjon/avtaler']),
    );
    expect(page.body).not.toContain(kari?.ssn);
    expect(page.headers['cache-control']).toBe('no-store');
  });

  test('has a policy that allows no inline content except its own styles', async () => {
    const page = await portal.browser().request(OVERVIEW);
    const policy = String(page.headers['content-security-policy']);
    const [, styles = ''] = /<style>(.*?)<\/style>/s.exec(page.body) ?? [];
    expect(styles.length).toBeGreaterThan(1000);
    expect(policy).toContain(`'sha256-${createHash('sha256').update(styles).digest('base64')}'`);
    expect(policy).toContain("default-src 'none'; script-src 'self';");
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(page.body).not.toMatch(/ (style|on[a-z]+)="/);
  });

  test('connects only to our host if no analytics or error services are configured', async () => {
    const page = await portal.browser().request(OVERVIEW);
    expect(page.headers['content-security-policy']).toContain("; connect-src 'self'; ");
    expect(page.headers['document-policy']).toBeUndefined();
    expect(stateOf(page.body).boot).toMatchObject({ analytics: null, errorReports: null });
  });

  test.each([
    ['/privat/forsikring/oversikt', 200],
    ['/privat/forsikring/oversikt/?fromLo', 200],
    ['/privat/forsikring/oversikt/finnes-ikke', 404],
    ['/privat/forsikring/oversikt/filer/finnes-ikke.js', 404],
  ])('%s answers %d', async (address, status) => {
    expect((await portal.browser().request(address)).statusCode).toBe(status);
  });

  test('is a not-found page with a link back for an unknown address', async () => {
    const page = await portal.browser().request(`${OVERVIEW}finnes-ikke`);
    expect(page.body).toContain('Denne siden ser ut til å være borte...');
    expect(page.body).toMatch(
      /<a [^>]*href="\/privat\/forsikring\/oversikt\/?"[^>]*>.*Til forsikringsoversikten/,
    );
  });

  test('does not contain markup from the address', async () => {
    const page = await portal.browser().request(`${OVERVIEW}?goto=</script><script>alert(1)</script>`);
    expect(page.body).not.toContain('<script>alert(1)');
  });
});

describe.each(databases())('first page with services for analytics and errors on $name', ({ open }) => {
  test('allows connections to them and profiling, and contains their addresses', async () => {
    const portal = await openPortal(await open(), {
      ANALYTICS_PROJECT_KEY: 'prosjekt1',
      SENTRY_DSN: 'https://nokkel@feil.example/1',
    });
    const page = await portal.browser().request(OVERVIEW);
    expect(page.headers['content-security-policy']).toContain(
      "; connect-src 'self' https://api-eu.mixpanel.com https://feil.example; ",
    );
    expect(page.headers['document-policy']).toBe('js-profiling');
    expect(page.body).toContain('"projectKey":"prosjekt1"');
    await portal.close();
  });
});

describe.each(databases())('first page of a distributor with its own rules on $name', ({ open }) => {
  const folder = mkdtempSync(join(tmpdir(), 'rules-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  async function portalWith(changes: object) {
    const file = JSON.parse(readFileSync('distributors.json', 'utf8'));
    Object.assign(file.distributors[0], changes);
    const path = join(folder, 'distributors.json');
    writeFileSync(path, JSON.stringify(file));
    return await openPortal(await open(), { DISTRIBUTORS_FILE: path, FIRST_PAGE_MS: '5000' });
  }

  test('is a generic error page if nysalg-skade is off', async () => {
    const portal = await portalWith({ toggles: { 'nysalg-skade': 'false', 'direkte-innlogging': 'true' } });
    const browser = portal.browser();
    expect((await browser.request(OVERVIEW)).body).toContain('Noe har gått galt');
    await browser.logIn(SOMEBODY);
    expect((await browser.request(OVERVIEW)).body).toContain('Noe har gått galt');
    await portal.close();
  });

  test('is a not-found page instead of the login page if direkte-innlogging is off', async () => {
    const portal = await portalWith({ toggles: { 'nysalg-skade': 'true', 'direkte-innlogging': 'false' } });
    const browser = portal.browser();
    const page = await browser.request(OVERVIEW);
    expect(page.statusCode).toBe(404);
    expect(page.body).toContain('Denne siden ser ut til å være borte...');
    await browser.logIn(SOMEBODY);
    expect((await browser.request(OVERVIEW)).statusCode).toBe(200);
    await portal.close();
  });

  test.each([
    [{}, '/privat/forsikring/oversikt/?goto=', '&fromLo'],
    [{ unauthorizedUrl: 'https://bank.example/inn' }, 'https://bank.example/inn?goto=', ''],
  ])('redirects to the login without a session, with %j', async (changes, address, marker) => {
    const portal = await portalWith(changes);
    const asked = '/privat/forsikring/oversikt/tilbud?fromLo=1';
    const browser = portal.browser();
    const answer = await browser.request(asked);
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe(address + encodeURIComponent(asked) + marker);
    await browser.logIn(SOMEBODY);
    expect((await browser.request(asked)).statusCode).not.toBe(302);
    await portal.close();
  });

  test('leads from a cancelled or failed login to the bank’s login, and with a session back to the page', async () => {
    const toggles = { 'nysalg-skade': 'true', 'direkte-innlogging': 'false' };
    const portal = await portalWith({ toggles, unauthorizedUrl: 'https://bank.example/inn' });
    const goto = `goto=${encodeURIComponent(`${OVERVIEW}tilbud`)}`;
    const browser = portal.browser();
    const endLogin = async (error: string) => {
      const { loginUrl } = (await browser.call('GET', `/auth/login?${goto}`)).json();
      const state = new URL(loginUrl).searchParams.get('state');
      return await browser.request(`/api/privat/forsikring/auth/callback?error=${error}&state=${state}`);
    };
    expect((await endLogin('access_denied')).headers.location).toBe(`https://bank.example/inn?${goto}`);
    expect((await endLogin('server_error')).body).toContain(`href="https://bank.example/inn?${goto}"`);
    await browser.logIn(SOMEBODY);
    expect((await endLogin('access_denied')).headers.location).toBe(`${OVERVIEW}tilbud`);
    await portal.close();
  });

  test('redirects a logged-in customer to the page in goto, but not to another site', async () => {
    const portal = await portalWith({});
    const browser = await portal.loggedIn(SOMEBODY);
    const answer = await browser.request(`${OVERVIEW}?goto=${encodeURIComponent(`${OVERVIEW}tilbud`)}`);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, `${OVERVIEW}tilbud`]);
    const elsewhere = await browser.request(`${OVERVIEW}?goto=${encodeURIComponent('//ond.example')}`);
    expect(elsewhere.statusCode).toBe(200);
    await portal.close();
  });

  test.each<[what: string, headers: Record<string, string>, inside: boolean]>([
    ['its cookie', { cookie: 'app=1' }, true],
    ['its cookie with another value', { cookie: 'app=0' }, false],
    ['its marker', { 'user-agent': 'Mozilla/5.0 BankApp/2' }, true],
    ['another bank’s cookie', { cookie: 'kfp-mobilbank=1' }, false],
    ['another bank’s marker', { 'user-agent': 'KFPMobilbank' }, false],
    ['no cookie or marker', {}, false],
  ])('recognizes the mobile bank app by the distributor’s settings: %s', async (_what, headers, inside) => {
    const portal = await portalWith({ mobileBank: { cookie: 'app', userAgentMarker: 'BankApp' } });
    const page = await portal.browser().request(OVERVIEW, { headers });
    expect(page.body).toContain(`"inMobileBank":${inside}`);
    await portal.close();
  });

  test('has the distributor’s own frame ancestors and colours', async () => {
    const portal = await portalWith({ frameAncestors: ['https://bank.example'] });
    const page = await portal.browser().request(OVERVIEW);
    expect(page.headers['content-security-policy']).toContain('frame-ancestors https://bank.example;');
    const other = await portal.browser('sb1.localhost:8000').request(OVERVIEW);
    expect(other.headers['content-security-policy']).toContain("frame-ancestors 'none';");
    expect(other.body).toContain('--jkl-color-background-action:#0b4389');
    await portal.close();
  });

  test('allows forms to the claims system only on the page that posts to it', async () => {
    const portal = await portalWith({ claimsHost: 'https://skade.example' });
    const browser = await portal.loggedIn(SOMEBODY);
    const policyOf = async (path: string) =>
      String((await browser.request(OVERVIEW + path)).headers['content-security-policy']);
    expect(await policyOf('jump/seopp/skadesaker')).toContain("form-action 'self' https://skade.example;");
    expect(await policyOf('')).toContain("form-action 'self';");
    await portal.close();
  });
});

describe.each(databases())('first page with a short deadline on $name', ({ open }) => {
  test('leaves late data to the browser, or to a reload without scripts', async () => {
    const database = await open();
    await fillEmptyStore(database.db);
    const portal = await openPortal(database, { FIRST_PAGE_MS: '0' });
    const browser = await portal.loggedIn(kari?.ssn ?? '');
    const page = await browser.request(OVERVIEW);
    expect(page.statusCode).toBe(200);
    expect(page.body).not.toContain('Volvo V60');
    const [, address] = /<noscript><meta http-equiv="refresh" content="0;url=([^"]*)">/.exec(page.body) ?? [];
    expect(address).toBe('?vent');

    const waited = await browser.request(`${OVERVIEW}?vent`);
    expect(waited.body).toContain('Volvo V60');
    expect(waited.body).not.toContain('http-equiv="refresh"');
    await portal.close();
  });
});
