import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { install } from '../server/testing/installation.ts';
import { beginSession, logIn, OVERVIEW } from './log-in.ts';
import { personNamed } from './people.ts';
import { expect, startPortal, test } from './portal.ts';
import { beginVisit, openPage, reload, visit } from './visit.ts';

const kari = personNamed('Kari');
const OFFERS = /oversikt\/tilbud$/;
const heading = { level: 1 } as const;

// With data saving, a page is loaded only when it is opened, not prefetched.
test.beforeEach(({ page }) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } })),
);

test('a page that was open during a deployment opens other pages without a reload', async ({ page }) => {
  const installation = install();
  const portal = await startPortal({}, installation.folder);
  await logIn(page, kari.ssn, { origin: portal.url });
  installation.deploy();
  await portal.restart();

  const loads = loadsOf(page);
  await page.getByRole('link', { name: /^Tilbud/ }).click();
  await expect(page.getByRole('heading', heading)).toHaveText('Tilbudene dine');
  await expect(page).toHaveURL(OFFERS);
  await page.getByRole('link', { name: 'Profil' }).click();
  await expect(page.getByRole('heading', heading)).toHaveText('Forsikringsprofil');
  expect(loads).toEqual([]);
  // The next page is of the new build.
  await reload(page);
  await portal.stop();
  installation.remove();
});

test('a missing script causes one load of the address, whose page works without it', async ({ page }) => {
  const portal = await startPortal();
  await logIn(page, kari.ssn, { origin: portal.url });
  await page.route('**/filer/OffersPage-*', (route) => route.fulfill({ status: 404 }));
  const loads = loadsOf(page);
  await page.getByRole('link', { name: /^Tilbud/ }).click();
  await expect.poll(() => loads).toHaveLength(1);
  await expect(page.getByRole('heading', heading)).toHaveText('Tilbudene dine');
  await page.waitForLoadState('networkidle');
  await page
    .getByRole('button', { name: /^Fjern tilbud/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Ja, fjern tilbudet' }).click();
  await expect(page.getByText('Tilbudet er fjernet.')).toBeVisible();

  for (const _step of ['question', 'offers']) {
    await page.goBack();
    // Without its code, the page loads the documents of history steps only after it has looked for the code.
    await page.waitForLoadState('networkidle');
  }
  await page.goBack();
  await expect(page.getByRole('heading', heading)).toHaveText('Forsikringsoversikt');
});

test('a press whose script is missing counts, whether the script comes back or not', async ({ page }) => {
  const portal = await startPortal();
  await beginSession(page, kari.ssn, { origin: portal.url });
  const email = page.getByLabel('Ny e-postadresse');
  const failing = '**/filer/AnyForm-*';
  for (const times of [1, 100]) {
    await page.route(failing, (route) => route.fulfill({ status: 503 }), { times });
    await visit(page, `${portal.url}${OVERVIEW}forsikringsprofil`);
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: 'Endre e-post' }).click();
    await email.fill(`kari.${times}@eksempel.no`);
    await page.getByRole('button', { name: 'Lagre e-post' }).click();
    await expect(page.locator('#epost')).toContainText(`kari.${times}@eksempel.no`);
    await expect(email).toHaveCount(0);
    await page.unroute(failing);
  }
});

test('a link leads away although the browser drops the scripts of the page that is left', async ({
  page,
}) => {
  await beginSession(page, kari.ssn);
  let drop = () => {};
  const dropped = new Promise<void>((resolve) => {
    drop = resolve;
  });
  await page.route('**/filer/OffersPage-*', (route) => dropped.then(() => route.abort()));
  await page.route('**/forsikring/dokumenter', async (route) => {
    drop();
    await setTimeout(1000);
    await route.continue();
  });
  await beginVisit(page, `${OVERVIEW}tilbud`);
  // The scripts run that notice whether the page is left. They wait for the dropped one.
  await expect(page.locator('#first-page')).toBeEmpty();
  await page.getByRole('link', { name: 'Dokumenter' }).first().click({ noWaitAfter: true });
  await expect(page.getByRole('heading', heading)).toHaveText('Dokumenter');
});

test('a page that lacks a script and its session is loaded once, then shows an error', async ({ page }) => {
  const portal = await startPortal({ FIRST_PAGE_MS: '0' });
  await beginSession(page, kari.ssn, { origin: portal.url });
  await page.route('**/filer/OffersPage-*', (route) => route.fulfill({ status: 404 }));
  const loads = loadsOf(page);
  await openPage(page, `${portal.url}${OVERVIEW}tilbud`);
  await expect(page.getByRole('heading', heading)).toHaveText('Vi fikk ikke hentet siden');
  expect(loads).toHaveLength(2);

  await page.unroute('**/filer/OffersPage-*');
  await page.getByRole('button', { name: 'Prøv igjen' }).click();
  await expect(page.getByRole('heading', heading)).toHaveText('Tilbudene dine');
});

test('a page without its script shows what its buttons would show, or an error if it works only with scripts', async ({
  page,
}) => {
  const portal = await startPortal();
  await beginSession(page, kari.ssn, { origin: portal.url });
  await page.route('**/filer/OverviewPage-*.js', (route) => route.fulfill({ status: 404 }));
  await openPage(page, portal.url + OVERVIEW);
  await expect(page.getByRole('button', { name: /^Vis \d til/ })).toBeHidden();
  const missing = page.locator('.kfp-missing__list > *');
  await expect(missing.filter({ visible: true })).toHaveCount(await missing.count());

  await page.route('**/filer/ClaimsJumpPage-*', (route) => route.fulfill({ status: 404 }));
  await openPage(page, `${portal.url}/privat/forsikring/oversikt/jump/seopp/skadesaker`);
  await expect(page.getByRole('heading', { level: 1, name: 'Vi fikk ikke hentet siden' })).toBeVisible();
});

test('an older browser whose file of missing functions fails gets the page without scripts', async ({
  page,
}) => {
  const portal = await startPortal({ FIRST_PAGE_MS: '0' });
  await page.addInitScript(() => Reflect.deleteProperty(URL, 'parse'));
  await page.route('**/filer/older-browsers-*', (route) => route.fulfill({ status: 404 }));
  await beginSession(page, kari.ssn, { origin: portal.url });
  await openPage(page, `${portal.url}${OVERVIEW}forsikringsprofil`);
  await page.getByRole('button', { name: 'Vis fødselsnummer' }).click();
  await expect(page.getByText('21887')).toBeVisible();
});

/** Returns the addresses that the page loads from the server from now on. */
function loadsOf(page: Page): readonly string[] {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.method() === 'GET') loads.push(request.url());
  });
  return loads;
}
