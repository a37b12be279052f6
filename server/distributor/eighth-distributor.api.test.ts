import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPeople } from '../../commands/portfolio/demo.ts';
import shipped from '../../distributors.json' with { type: 'json' };
import { databases } from '../testing/databases.ts';
import { openDemoPortal, type TestPortal } from '../testing/portal.ts';

const BASE = '/privat/forsikring';
const OVERVIEW = `${BASE}/oversikt/`;
const HOST = 'fjordbanken.localhost:8000';
const OTHER_HOST = 'fremtind.localhost:8000';
const FONT = createRequire(import.meta.url).resolve(
  '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
);
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 30"><path fill="#5b2a86" d="M0 0h120v30z"></path></svg>';
const PAGES = ['', 'tilbud', 'forsikringsprofil', 'kjopsinnganger', 'andre-forsikringer', 'kvittering/BIL'];
const OWN_PAGES = ['dokumenter', 'betaling', 'skadesaker', 'innboks', 'motor/detaljer/81030354'];
const OPEN_PAGES = ['utlogget', 'utlogget-overalt', 'tidsavbrudd', 'feil/generell', 'kjopsstopp/lo'];
const [kari, jonas] = demoPeople();

const [fremtind] = shipped.distributors;
if (!fremtind) throw new Error('the distributor file has no distributor');
const name = 'Fjordbanken';
const fjordbanken = {
  ...fremtind,
  shortname: 'fjordbanken',
  hosts: ['fjordbanken.localhost'],
  name,
  insurer: `${name} Forsikring`,
  wordmark: name,
  bankkontakt: {
    ...fremtind.bankkontakt,
    navn: name,
    telefon: '80012345',
    domene: 'fjordbanken.eksempel.no',
  },
  messagesUrl: `${BASE}/innboks`,
  nettbankUrl: 'https://nettbank.fjordbanken.eksempel.no/',
  logo: 'fjordbanken/logo.svg',
  favicon: 'fjordbanken.svg',
  appIcon: 'fjordbanken.png',
  typeface: { regular: 'fjordbanken.woff2' },
  statisticsOptIn: 'bank',
  bankOptIn: { cookie: 'fjord-statistikk', optedIn: 'ja' },
  marketSource: 'FJORDBANKEN_NO',
  partnerIntegration: true,
  showLoMedlemMinProfil: true,
  onlineBankLoginContexts: ['FORSIKRING'],
  serverDecidesLogoutUrl: true,
  returnAddresses: ['https://www.fjordbanken.eksempel.no/farvel'],
  theme: { ...fremtind.theme, light: { ...fremtind.theme.light, action: '#5b2a86' } },
};

let folder: string;
let portal: TestPortal;
// One database engine is enough, because a distributor's pages do not depend on it.
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fjordbanken-'));
  const path = join(folder, 'd.json');
  writeFileSync(path, JSON.stringify({ ...shipped, distributors: [...shipped.distributors, fjordbanken] }));
  copyFileSync(FONT, join(folder, 'fjordbanken.woff2'));
  copyFileSync('server/ssr/icons/neutral/icon-512.png', join(folder, 'fjordbanken.png'));
  writeFileSync(join(folder, 'fjordbanken.svg'), LOGO);
  mkdirSync(join(folder, 'fjordbanken'));
  writeFileSync(join(folder, 'fjordbanken', 'logo.svg'), LOGO);
  const [engine] = databases();
  portal = await openDemoPortal(engine.open, { FIRST_PAGE_MS: '5000', DISTRIBUTORS_FILE: path });
});
afterAll(async () => {
  await portal.close();
  rmSync(folder, { recursive: true });
});

async function loggedIn(customer = kari, host = HOST) {
  const browser = await portal.loggedIn(customer?.ssn ?? '', host);
  return browser;
}

test('every page has the distributor’s own logo, name, contact, colours and typeface', async () => {
  const customer = await loggedIn();
  const visitor = portal.browser(HOST);
  const pages = [
    ...[...PAGES.map((page) => OVERVIEW + page), ...OWN_PAGES.map((page) => `${BASE}/${page}`)].map(
      (address) => [address, customer] as const,
    ),
    ...['', ...OPEN_PAGES].map((page) => [OVERVIEW + page, visitor] as const),
  ];
  for (const [address, browser] of pages) {
    const { statusCode, body } = await browser.request(address);
    expect(statusCode, address).toBe(200);
    expect(body, address).toMatch(
      /<img alt="" src="[^"]*\/merke\/logo-[\w-]{12}\.svg" width="112" height="28"\/>/,
    );
    expect(body, address).toContain('href="tel:+4780012345"');
    expect(body, address).toContain('#5b2a86');
    expect(body, address).toMatch(/@font-face\{font-family:Distributor;src:url\(\/[^)]+\.woff2\)/);
    expect(body, address).toMatch(/<title>[^<]*Fjordbanken<\/title>/);
    expect(body, address).not.toMatch(/\bDNB\b|SpareBank|>Fremtind/);
  }
});

test('its settings apply, and the browser gets only those that it needs', async () => {
  const { body } = await (await loggedIn()).request(`${OVERVIEW}forsikringsprofil`);
  expect(body).toContain('Medlem av et LO-forbund');
  expect(body).toContain('href="https://nettbank.fjordbanken.eksempel.no/"');
  expect(body).toContain('"marketSource":"FJORDBANKEN_NO"');
  expect(body).toContain('"statisticsOptIn":{"cookie":"fjord-statistikk","optedIn":"ja"}');
  for (const field of ['bankOptIn', 'hosts', 'favicon', 'appIcon', 'typeface', 'assets'])
    expect(body).not.toContain(`"${field}":`);
  for (const [host, isIntegrated] of [
    [HOST, true],
    [OTHER_HOST, false],
  ] as const) {
    const overview = (await (await loggedIn(jonas, host)).request(OVERVIEW)).body;
    expect(overview.includes('"/eikaintegrasjon/avtaler"'), host).toBe(isIntegrated);
  }
});

test('its contact, sessions and logout addresses apply to API calls', async () => {
  const browser = await loggedIn();
  expect((await browser.call('GET', '/auth/bankkontakt')).json()).toMatchObject({ navn: name });
  const { okter } = (await browser.call('GET', '/sikkerhet/okter')).json();
  expect(okter[0]).toMatchObject({ denne: true, distributor: 'fjordbanken' });
  const goto = 'https://www.fjordbanken.eksempel.no/farvel';
  expect((await browser.call('POST', '/auth/logout', { goto })).json()).toEqual({ logoutUrl: goto });
});

test('its files are served only on its hosts, with type, permanent caching and a strict policy', async () => {
  const { body } = await portal.browser(HOST).request(OVERVIEW);
  const addresses = new Set(body.match(/\/privat\/forsikring\/oversikt\/merke\/[\w.-]+/g));
  expect(addresses.size).toBe(2);
  for (const address of addresses) {
    const { statusCode, headers } = await portal.browser(HOST).request(address);
    expect([statusCode, headers['content-type']]).toEqual([
      200,
      address.endsWith('.svg') ? 'image/svg+xml' : 'font/woff2',
    ]);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': expect.stringMatching(/^default-src 'none';.*\bsandbox\b/),
      'x-content-type-options': 'nosniff',
    });
    expect((await portal.browser(OTHER_HOST).request(address)).statusCode).toBe(404);
  }
  const logo = [...addresses].find((each) => each.endsWith('.svg')) ?? '';
  expect((await portal.browser(HOST).request(logo)).body).toBe(LOGO);
  expect((await portal.browser(HOST).request(`${OVERVIEW}merke/finnes-ikke.svg`)).statusCode).toBe(404);
});

test('its icons are served at the common icon addresses', async () => {
  const browser = portal.browser(HOST);
  const icon = await browser.request(`${OVERVIEW}ikon.svg`);
  expect([icon.body, icon.headers['content-type']]).toEqual([LOGO, 'image/svg+xml']);
  for (const address of ['/favicon.ico', `${OVERVIEW}ikon-180.png`, `${OVERVIEW}ikon-512.png`])
    expect((await browser.request(address)).headers['content-type'], address).toBe('image/png');
  const { icons } = (await browser.request(`${OVERVIEW}manifest.webmanifest`)).json();
  expect(icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual(['any', '512x512']);
});

test('pages of a distributor without its own files contain nothing about them', async () => {
  const { body } = await portal.browser(OTHER_HOST).request(OVERVIEW);
  expect(body).not.toMatch(/merke\/|"logo"|font-family:Distributor|kfp-wordmark>img/);
});
