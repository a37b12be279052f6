import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPeople } from '../../commands/portfolio/demo.ts';
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
