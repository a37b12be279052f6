import type { Page } from '@playwright/test';
import { install } from '../server/testing/installation.ts';
import { logIn } from './log-in.ts';
import { personNamed } from './people.ts';
import { expect, startPortal, test } from './portal.ts';
import { reload } from './visit.ts';

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

test('a missing script causes one load of the address, then an error on the page', async ({ page }) => {
  await logIn(page, kari.ssn);
  await page.route('**/filer/OffersPage-*', (route) => route.fulfill({ status: 404 }));
  const loads = loadsOf(page);
  await page.getByRole('link', { name: /^Tilbud/ }).click();
  await expect(page.getByRole('heading', heading)).toHaveText('Vi fikk ikke hentet siden');
  await expect(page.getByText('Teknisk feil')).toHaveCount(0);
  expect(loads).toHaveLength(1);

  await page.unroute('**/filer/OffersPage-*');
  await page.getByRole('button', { name: 'Prøv igjen' }).click();
  await expect(page.getByRole('heading', heading)).toHaveText('Tilbudene dine');
});

/** Returns the addresses that the page loads from the server from now on. */
function loadsOf(page: Page): readonly string[] {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.method() === 'GET') loads.push(request.url());
  });
  return loads;
}
