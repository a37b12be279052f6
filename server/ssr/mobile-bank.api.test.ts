import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPeople } from '../../commands/portfolio/demo.ts';
import type { LoginContext } from '../../contract/session.ts';
import { EVERY_PAGE, PAGES_TO_READ } from '../../e2e/every-page.ts';
import type { Language } from '../../texts/languages.ts';
import type { TestBrowser } from '../testing/browser.ts';
import type { TestPortal } from '../testing/portal.ts';
import { openRenderingPortal } from '../testing/rendering-portal.ts';

const BASE = '/privat/forsikring';
const [kari] = demoPeople();

let portal: TestPortal;
let browser: TestBrowser;
beforeAll(async () => {
  portal = await openRenderingPortal([]);
  browser = portal.browser();
  browser.cookies.set('kfp-mobilbank', '1');
  await browser.logIn(kari?.ssn ?? '');
});
afterAll(() => portal.close());

/** Returns the visible and spoken texts of a page. */
async function pageOf(path: string, language: Language = 'nb'): Promise<string> {
  browser.cookies.set('kfp-spraak', language);
  return (await browser.request(BASE + path)).body;
}

test.each<[Language, inApp: string, inTab: string]>([
  ['nb', '(åpnes i appen)', 'ny fane'],
  ['nn', '(opnar i appen)', 'ny fane'],
  ['en', '(opens in the app)', 'new tab'],
])('links out of the portal say that they open in the app, in %s', async (language, inApp, inTab) => {
  const without: string[] = [];
  for (const path of PAGES_TO_READ) {
    const body = await pageOf(path, language);
    expect(body, path).not.toContain(inTab);
    if (body.includes('target="_blank"') && !body.includes(inApp)) without.push(path);
  }
  expect(without).toEqual([]);
  expect(await pageOf('/oversikt/', language)).toContain(inApp);
});

test('each page without a menu has at most one link back', async () => {
  const links: Record<string, number> = {};
  for (const [route, path] of Object.entries(EVERY_PAGE)) {
    const body = await pageOf(path);
    const back = body.match(/kfp-back-link"|class="kfp-bank-app-link"/g) ?? [];
    links[route] = back.length;
  }
  expect(Object.entries(links).filter(([, count]) => count > 1)).toEqual([]);
  expect(links['/motor/detaljer/:policyNumber']).toBe(1);
});

test('a page below another page leads to that page, and others to the overview', async () => {
  expect(await pageOf(EVERY_PAGE['/skadesaker/:systemSource/:id'] ?? '')).toMatch(
    /class="kfp-back-link" href="\/privat\/forsikring\/skadesaker"/,
  );
  expect(await pageOf('/skadesaker')).toContain('class="kfp-bank-app-link"');
});

test('the profile leads to the list of claims, also to closed ones, only without a menu', async () => {
  const LINK = /<main.*href="\/privat\/forsikring\/skadesaker"/s;
  expect(await pageOf('/oversikt/forsikringsprofil')).toMatch(LINK);
  browser.cookies.delete('kfp-mobilbank');
  expect(await pageOf('/oversikt/forsikringsprofil')).not.toMatch(LINK);
  browser.cookies.set('kfp-mobilbank', '1');
});

/** Returns the overview's menu and its logout button, and the links of its header to the online bank. */
async function headerFor(visitor: TestBrowser, loginContext: LoginContext, ssn = kari?.ssn ?? '') {
  await visitor.logIn(ssn, { loginContext });
  const { body } = await visitor.request(`${BASE}/oversikt/`);
  const header = /<header.*?<\/header>/s.exec(body)?.[0] ?? '';
  const links = header.matchAll(/<a [^>]*href="([^"]*)"(?:(?!<\/a>).)*Til nettbank/gs);
  return {
    hasMenu: /<nav|>Meny</.test(body),
    hasLogout: header.includes('>Logg ut<'),
    onlineBank: [...new Set(Array.from(links, ([, address]) => address))],
  };
}

test('in the app there is no menu, only a way out', async () => {
  const withCookie = portal.browser();
  withCookie.cookies.set('kfp-mobilbank', '1');
  const app = portal.browser('localhost', 'Mozilla/5.0 (Linux; Android 16) KFPMobilbank/7.1');
  for (const visitor of [withCookie, app]) {
    const header = await headerFor(visitor, 'FORSIKRING');
    expect(header).toEqual({ hasMenu: false, hasLogout: true, onlineBank: [] });
  }
});

test.each(['MOBILBANK', 'MOBILBANK_DNB'] as const)(
  'logged in through %s there is no menu, and a link to the online bank',
  async (loginContext) => {
    const header = await headerFor(portal.browser('eika.localhost'), loginContext);
    const onlineBank = ['https://eika.eksempel.no/nettbank/oversikt'];
    expect(header).toEqual({ hasMenu: false, hasLogout: true, onlineBank });
  },
);

test.each([
  ['sb1.localhost', 'NETTBANK', ['https://nettbank.sb1.eksempel.no/']],
  ['sb1.localhost', 'MOBILBANK', []],
  ['localhost', 'NETTBANK', []],
] as const)(
  'the header at %s, logged in through %s, links to the online bank: %j',
  async (host, loginContext, links) => {
    const header = await headerFor(portal.browser(host), loginContext);
    expect(header).toMatchObject({ hasMenu: loginContext === 'NETTBANK', onlineBank: links });
  },
);
