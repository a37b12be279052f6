import type { Page } from '@playwright/test';
import { distributorFile } from './distributor-file.ts';
import { apiRequests, beginSession, consoleErrors, logIn, OVERVIEW, withoutScripts } from './log-in.ts';
import { people } from './people.ts';
import { expect, startPortal, test } from './portal.ts';
import { openPage, visit } from './visit.ts';

const { kari, jonas } = people;
const ENTRIES = `${OVERVIEW}kjopsinnganger`;

const group = (page: Page, name: string) => page.locator('summary').filter({ hasText: name });
const picture = (page: Page) => page.locator('[data-area]');
const link = (page: Page, name: string) =>
  page
    .getByRole('link', { name, exact: true })
    .or(page.getByRole('link', { name: `${name} Du har denne`, exact: true }));

test('the menu leads to all groups, with the first one open', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await logIn(page, kari.ssn);
  const errors = consoleErrors(page);
  await link(page, 'Kjøp').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hva vil du forsikre?');
  await expect(page).toHaveTitle('Hva vil du forsikre? – Fremtind Forsikring');
  await expect(page.locator('summary h2')).toHaveText([
    'Kjøretøy',
    'Hus og hytte',
    'Reise',
    'Innbo og ting',
    'Liv og helse',
    'Båt',
    'Dyr',
  ]);
  await link(page, 'Motorsykkelforsikring').click();
  await expect(page).toHaveURL(/\/privat\/forsikring\/motor\/mc$/);
  expect(errors).toEqual([]);
});

test('groups open and close, and the picture shows the last opened one', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await beginSession(page, kari.ssn);
  await visit(page, ENTRIES);
  await expect(picture(page)).toHaveAttribute('data-area', 'kjoretoy');
  await group(page, 'Båt').click();
  await expect(link(page, 'Båtforsikring')).toBeVisible();
  await expect(link(page, 'Bilforsikring')).toBeVisible();
  await expect(picture(page)).toHaveAttribute('data-area', 'baat');
  await group(page, 'Dyr').press('Enter');
  await expect(picture(page)).toHaveAttribute('data-area', 'dyr');
  await group(page, 'Dyr').press('Enter');
  await expect(link(page, 'Dyreforsikring')).toBeHidden();
  await expect(picture(page)).toHaveAttribute('data-area', 'dyr');
  await page.setViewportSize({ width: 679, height: 900 });
  await expect(picture(page)).toBeHidden();
});

test('an address can open a group initially', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await beginSession(page, kari.ssn);
  await visit(page, `${ENTRIES}?gruppe=dyr`);
  await expect(link(page, 'Dyreforsikring')).toBeVisible();
  await expect(link(page, 'Bilforsikring')).toBeHidden();
  await expect(picture(page)).toHaveAttribute('data-area', 'dyr');
  await link(page, 'Kjøp').click();
  await expect(link(page, 'Bilforsikring')).toBeVisible();
  await expect(link(page, 'Dyreforsikring')).toBeHidden();
  await expect(picture(page)).toHaveAttribute('data-area', 'kjoretoy');
});

test('returning from a purchase restores the open groups', async ({ page }) => {
  await beginSession(page, kari.ssn);
  await visit(page, ENTRIES);
  await group(page, 'Kjøretøy').click();
  await group(page, 'Dyr').click();
  await group(page, 'Båt').click();
  await expect(page).toHaveURL(/\?gruppe=dyr&gruppe=baat$/);
  await link(page, 'Båtforsikring').click();
  await expect(page).toHaveURL(/\/motor\/baat/);
  await page.goBack();
  await expect(link(page, 'Båtforsikring')).toBeVisible();
  await expect(link(page, 'Dyreforsikring')).toBeVisible();
  await expect(link(page, 'Bilforsikring')).toBeHidden();
  await expect(picture(page)).toHaveAttribute('data-area', 'baat');
});

test('products that the customer has are marked, without further requests and also without scripts', async ({
  page,
  portal,
}) => {
  await beginSession(page, kari.ssn);
  const requests = apiRequests(page);
  const errors = consoleErrors(page);
  await visit(page, ENTRIES);
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('kfp-cache') ?? ''))
    .toContain('isLoMedlem');
  expect(requests).toEqual([]);
  expect(errors).toEqual([]);
  const plain = await withoutScripts(page);
  await plain.goto(portal.url + ENTRIES);
  for (const each of [page, plain]) {
    await expect(link(each, 'Bilforsikring')).toHaveAccessibleName('Bilforsikring Du har denne');
    await expect(link(each, 'Motorsykkelforsikring')).toHaveAccessibleName('Motorsykkelforsikring');
  }
  await plain.context().close();
});

test.describe('the page from the server', () => {
  // The content is the same without scripts, in a third of the time.
  test.use({ javaScriptEnabled: false });

  test('if nothing is sold, the page shows a phone number', async ({ page }) => {
    const portal = await startPortal({ DISTRIBUTORS_FILE: distributorFile({ purchaseGroups: [] }) });
    await beginSession(page, jonas.ssn, { origin: portal.url });
    await openPage(page, portal.url + ENTRIES);
    await expect(page.locator('summary h2')).toHaveCount(0);
    await link(page, 'Se telefonnummeret vårt').click();
    await expect(page.locator('#kfp-footer-phonenumber')).toBeInViewport();
  });

  test('on a phone every group is on the first screen', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await beginSession(page, kari.ssn);
    await openPage(page, ENTRIES);
    await expect(group(page, 'Dyr')).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('Samlerabatt')).toBeVisible();
  });

  test('without scripts the groups open, and their links work', async ({ page }) => {
    await beginSession(page, kari.ssn);
    await openPage(page, ENTRIES);
    await group(page, 'Hus og hytte').click();
    await link(page, 'Hytteforsikring').click();
    await expect(page).toHaveURL(/\/privat\/forsikring\/hytte\?fromLo=true$/);
  });
});
