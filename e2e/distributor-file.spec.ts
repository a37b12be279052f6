import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { refuseCookies } from './consent-cookie.ts';
import { distributorFile, fremtind } from './distributor-file.ts';
import { beginSession, consoleErrors, logIn, OVERVIEW } from './log-in.ts';
import { linksOf, menuButton, navigation, PHONE } from './navigation.ts';
import { people } from './people.ts';
import { expect, startPortal, test } from './portal.ts';
import { firstPageOf, untilHydrated, visit } from './visit.ts';

const { kari } = people;
const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 30"><path d="M0 0h120v30z"/></svg>';
const FONT = createRequire(import.meta.url).resolve(
  '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
);

test('an eighth distributor only needs an entry in the file', async ({ page }) => {
  const { light, dark } = fremtind.theme;
  const colours = { page: '#fdf6e3', action: '#5b2a86', hero: '#f3e2b8' };
  const eighth = {
    ...fremtind,
    shortname: 'fjordbanken',
    hosts: ['fjordbanken.localhost'],
    name: 'Fjordbanken',
    wordmark: 'sparebanken fjordlandet øst',
    wordmarkWeight: 'bold',
    headerAlignment: 'centre',
    menuVariant: 'tilbake',
    nettbankUrl: 'https://nettbank.fjordbanken.eksempel.no/',
    bankkontakt: { ...fremtind.bankkontakt, navn: 'Fjordbanken', telefon: '80012345' },
    theme: { light: { ...light, ...colours }, dark },
  };
  const portal = await startPortal({ DISTRIBUTORS_FILE: distributorFile({}, [eighth]) });
  await refuseCookies(page.context(), portal.origin('fjordbanken'));
  await logIn(page, kari.ssn, { origin: portal.origin('fjordbanken') });
  const mark = page.locator('.kfp-wordmark');
  await expect(mark).toHaveText('sparebanken fjordlandet øst');
  await expect(mark).toHaveCSS('font-weight', '700');
  const { x = 0, width = 0 } = (await mark.boundingBox()) ?? {};
  expect(x + width / 2).toBeCloseTo(640, 0);
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(253, 246, 227)');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('heading', { level: 2 })).toHaveText('Fjordbanken');
  await expect(footer.locator('#kfp-footer-phonenumber')).toHaveText('+47 800 12 345');
  await navigation(page).getByRole('link', { name: 'Profil' }).click();
  await page.getByRole('button', { name: 'Tilbake', exact: true }).click();
  await expect(page).toHaveURL(/\/oversikt\/?$/);
  await page.setViewportSize(PHONE);
  const words = (await mark.boundingBox()) ?? { x: 0, width: Number.POSITIVE_INFINITY };
  expect(words.x + words.width).toBeLessThanOrEqual((await menuButton(page).boundingBox())?.x ?? 0);
  await menuButton(page).click();
  await expect(navigation(page).getByRole('link', { name: /^Til nettbank/ })).toHaveAttribute(
    'href',
    'https://nettbank.fjordbanken.eksempel.no/',
  );
});

test('requests go to kfpApiHost if it is set, and the page may send them', async ({ page }) => {
  const kfpApiHost = 'http://api.localhost';
  const portal = await startPortal({
    DISTRIBUTORS_FILE: distributorFile({ kfpApiHost }),
    FIRST_PAGE_MS: '0',
  });
  const asked: string[] = [];
  await page.route(`${kfpApiHost}/**`, async (route) => {
    asked.push(new URL(route.request().url()).pathname);
    await route.fulfill({ json: {}, headers: { 'access-control-allow-origin': portal.url } });
  });
  await visit(page, portal.url + OVERVIEW);
  await expect.poll(() => asked).toContain('/api/privat/forsikring/auth/session-status');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Logg inn');
  await expect.poll(() => asked).toContain('/api/privat/forsikring/auth/login');
});

test('the overview is switched off, and insurance start page, logo and typeface come from the file', async ({
  page,
}) => {
  const errors = consoleErrors(page);
  const toggles = { 'nysalg-skade': 'false', 'direkte-innlogging': 'true' };
  const named = 'https://bank.eksempel.no/forsikring';
  const own = { bankInsurancePage: named, logo: 'logo.svg', typeface: { regular: 'skrift.woff2' } };
  const other = { ...fremtind, ...own, shortname: 'annen', hosts: ['annen.localhost'] };
  const portal = await startPortal({
    DISTRIBUTORS_FILE: distributorFile({ toggles }, [{ ...other, toggles }], {
      'logo.svg': LOGO,
      'skrift.woff2': readFileSync(FONT),
    }),
  });
  for (const [host, address] of [
    ['fremtind', '/privat/forsikring'],
    ['annen', named],
  ] as const) {
    await visit(page, portal.origin(host) + OVERVIEW);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Noe har gått galt');
    const { boot } = await firstPageOf(page);
    expect(boot.distributor.bankInsurancePage, host).toBe(address);
  }
  const logo = page.locator('.kfp-wordmark img');
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(await logo.boundingBox()).toMatchObject({ width: 112, height: 28 });
  await untilHydrated(page);
  // The first paint may use the fallback font.
  await expect(page.locator('h1')).toHaveCSS('font-family', /^Distributor,/);
  const loaded = () =>
    page.evaluate(() => document.fonts.load('1rem Distributor').then((faces) => faces.length));
  expect(await loaded()).toBe(1);

  const main = page.getByRole('main');
  const startPage = `${portal.url}/privat/forsikring`;
  await visit(page, portal.url + OVERVIEW);
  await expect(main.getByText('Til forsikringsoversikten'), 'no link to the page itself').toHaveCount(0);
  await main.getByRole('button', { name: 'Gå tilbake' }).click();
  await expect(page).toHaveURL(startPage);
  await visit(page, portal.url + OVERVIEW);
  await main.getByRole('link', { name: 'Til forsikring', exact: true }).click();
  await expect(page).toHaveURL(startPage);

  await beginSession(page, kari.ssn, { origin: portal.url });
  await visit(page, `${portal.url}${OVERVIEW}tilbud`);
  for (const size of [PHONE, { width: 1280, height: 800 }]) {
    await page.setViewportSize(size);
    expect(await linksOf(navigation(page))).toEqual([['Til forsikring', '/privat/forsikring']]);
    await expect(page.getByRole('button', { name: 'Logg ut' })).toBeVisible();
    await expect(menuButton(page)).toHaveCount(0);
  }
  // The page for the switched-off overview has status 503.
  expect(errors.filter((error) => !error.includes('503'))).toEqual([]);
});
