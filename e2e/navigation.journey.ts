import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { callsOf, complaintsOf, logIn, OVERVIEW } from './log-in.ts';
import { people } from './people.ts';
import { expect, startPortal, test } from './portal.ts';

const { kari, jonas } = people;
const PHONE = { width: 390, height: 844 };
const BASE = '/privat/forsikring/oversikt';
const ITEMS: readonly [text: string, href: string][] = [
  ['Forsikringsoversikt', BASE],
  ['Dokumenter', '/privat/forsikring/dokumenter'],
  ['Faktura', '/privat/forsikring/betaling'],
  ['Kjøp', `${BASE}/kjopsinnganger`],
  ['Meld skade', 'https://skade.eksempel.no/meld'],
  ['Skadesaker', `${BASE}/jump/seopp/skadesaker`],
  ['Profil', `${BASE}/forsikringsprofil`],
  ['Tilbud', `${BASE}/tilbud`],
];

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Hovedmeny' });
const menuButton = (page: Page) => page.locator('summary').filter({ hasText: 'Meny' });

/** The words of the links that are in sight, with their targets. */
async function linksOf(within: Locator): Promise<(string | null | undefined)[][]> {
  return await within
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => [
        link.querySelector('.kfp-navigation__text')?.firstChild?.textContent,
        link.getAttribute('href'),
      ]),
    );
}

/** A distributor file in which the first distributor, fremtind, is changed. */
function distributorsWith(changes: object): string {
  const file = JSON.parse(readFileSync('distributors.json', 'utf8'));
  Object.assign(file.distributors[0], changes);
  const path = join(mkdtempSync(join(tmpdir(), 'distributors-')), 'distributors.json');
  writeFileSync(path, JSON.stringify(file));
  return path;
}

test('the bar has every item with its target and the number of offers, and no call follows', async ({
  page,
}) => {
  await logIn(page, kari.ssn);
  const complaints = complaintsOf(page);
  const calls = callsOf(page);
  await page.goto(OVERVIEW);
  expect(await linksOf(navigation(page))).toEqual(ITEMS);
  await expect(navigation(page).getByRole('link', { name: 'Tilbud 4' })).toBeVisible();
  for (const name of ['Meld skade', 'Skadesaker']) {
    const link = navigation(page).getByRole('link', { name: `${name} (åpnes i ny fane)` });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link.locator('svg')).toBeVisible();
  }
  await expect(menuButton(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Logg ut' })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('kfp-cache') ?? ''))
    .toContain('client-context');
  expect(calls).toEqual([]);
  expect(complaints).toEqual([]);
});

test('on a phone «Meny» has the same items, the online bank and «Logg ut»', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await logIn(page, kari.ssn);
  await expect(navigation(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Logg ut' })).toBeHidden();
  await menuButton(page).click();
  expect(await linksOf(navigation(page))).toEqual([
    ...ITEMS,
    ['Til nettbank', 'https://eksempel.no/nettbank/oversikt'],
  ]);
  const heights = await navigation(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
  for (const height of heights) expect(height).toBeGreaterThanOrEqual(44);
  await navigation(page).getByRole('button', { name: 'Logg ut' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Logg inn');
});

test('«Meny» closes at navigation, at a click outside, and lets the page scroll', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await logIn(page, kari.ssn);
  await menuButton(page).click();
  await expect(navigation(page)).toBeVisible();
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.getByRole('heading', { level: 1 }).click();
  await expect(navigation(page)).toBeHidden();

  await menuButton(page).click();
  await navigation(page).getByRole('link', { name: 'Profil' }).click();
  await expect(page).toHaveURL(/\/forsikringsprofil$/);
  await expect(navigation(page)).toBeHidden();
  await expect(page.locator('main')).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forsikringsoversikt');
});

test('«Meny» with the keyboard alone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await logIn(page, kari.ssn);
  await page.locator('.kfp-wordmark').focus();
  await page.keyboard.press('Tab');
  await expect(menuButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(navigation(page).getByRole('link', { name: 'Dokumenter' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(navigation(page)).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(navigation(page).getByRole('link', { name: 'Forsikringsoversikt' })).toBeFocused();
  await navigation(page).getByRole('button', { name: 'Logg ut' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Logg inn');
});

test('without scripts bar and «Meny» lead on', async ({ page, browser }) => {
  await logIn(page, kari.ssn);
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
    baseURL: page.url(),
    viewport: { width: 1280, height: 800 },
  });
  const plain = await context.newPage();
  await plain.goto(OVERVIEW);
  expect(await linksOf(navigation(plain))).toEqual(ITEMS);
  await plain.setViewportSize(PHONE);
  await menuButton(plain).click();
  await navigation(plain).getByRole('link', { name: 'Dokumenter' }).click();
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText('Dokumenter');
  await context.close();
});

test('the active item follows the path, in bar and menu, and is told by more than colour', async ({
  page,
}) => {
  await logIn(page, kari.ssn);
  for (const [path, text] of [
    ['', 'Forsikringsoversikt'],
    ['kjopsinnganger', 'Kjøp'],
    ['forsikringsprofil', 'Profil'],
    ['tilbud', 'Tilbud'],
  ]) {
    await page.goto(OVERVIEW + path);
    const active = navigation(page).locator('[aria-current="page"]');
    await expect(active).toHaveCount(1);
    await expect(active).toContainText(text ?? '');
    await expect(active).toHaveCSS('font-weight', '600');
  }
  await page.setViewportSize(PHONE);
  await menuButton(page).click();
  await expect(navigation(page).locator('[aria-current="page"]')).toContainText('Tilbud');
  await page.goto(`${OVERVIEW}andre-forsikringer`);
  await expect(page.locator('[aria-current]')).toHaveCount(0);
});

test('«Tilbud» is hidden at no offers, and when their number can’t be had', async ({ page }) => {
  await logIn(page, jonas.ssn);
  await expect(navigation(page).getByRole('link', { name: 'Profil' })).toBeVisible();
  await expect(navigation(page).getByText('Tilbud')).toHaveCount(0);

  const portal = await startPortal({ FIRST_PAGE_MS: '0' });
  const failed = page.waitForResponse('**/tilbud/antall');
  await page.route('**/tilbud/antall', (route) => route.fulfill({ status: 500, body: '{}' }));
  await logIn(page, kari.ssn, { origin: portal.url });
  await failed;
  await expect(navigation(page).getByRole('link', { name: 'Profil' })).toBeVisible();
  await expect(navigation(page).getByText('Tilbud')).toHaveCount(0);
});

test('every neighbour that the overview leads to is there', async ({ page }) => {
  await logIn(page, kari.ssn);
  const targets = await page
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const neighbours = [...new Set(targets)].filter((target) => !target.startsWith(BASE));
  expect(neighbours.length).toBeGreaterThan(5);
  for (const target of neighbours)
    expect([target, (await page.request.get(target)).status()]).toEqual([target, 200]);
  expect((await page.request.get(OVERVIEW)).status()).toBe(200);
});

test('with the overview switched off only «Til forsikring» is left', async ({ page }) => {
  const toggles = { 'nysalg-skade': 'true', 'direkte-innlogging': 'true' };
  const portal = await startPortal({ DISTRIBUTORS_FILE: distributorsWith({ toggles }) });
  await logIn(page, kari.ssn, { origin: portal.url });
  const off = distributorsWith({ toggles: { ...toggles, 'nysalg-skade': 'false' } });
  await portal.restart({ DISTRIBUTORS_FILE: off });
  for (const size of [PHONE, { width: 1280, height: 800 }]) {
    await page.setViewportSize(size);
    await page.goto(`${portal.url}${OVERVIEW}tilbud`);
    expect(await linksOf(navigation(page))).toEqual([['Til forsikring', '/privat/forsikring']]);
    await expect(page.getByRole('button', { name: 'Logg ut' })).toBeVisible();
    await expect(menuButton(page)).toHaveCount(0);
  }
});

test('without an address of an online bank the menu has no way there', async ({ page }) => {
  const bankkontakt = {
    navn: 'Banken',
    telefon: '22000000',
    epost: 'post@eksempel.no',
    apningstider: [['Mandag', '08–20']],
    domene: '',
  };
  const portal = await startPortal({ DISTRIBUTORS_FILE: distributorsWith({ bankkontakt }) });
  await page.setViewportSize(PHONE);
  await logIn(page, kari.ssn, { origin: portal.url });
  await menuButton(page).click();
  await expect(navigation(page).getByRole('link', { name: 'Profil' })).toBeVisible();
  await expect(page.getByText('Til nettbank')).toHaveCount(0);
});

test.describe('in mobile bank contexts there is no bar and no «Meny», but a way out', () => {
  async function expectNoMenu(page: Page) {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forsikringsoversikt');
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(menuButton(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Logg ut' })).toBeVisible();
  }

  test('told by the cookie', async ({ page, portal }) => {
    await page.setViewportSize(PHONE);
    await page.context().addCookies([{ name: 'kfp-mobilbank', value: '1', url: portal.url }]);
    await logIn(page, kari.ssn);
    await expectNoMenu(page);
    await expect(page.getByText('Til nettbank')).toHaveCount(0);
  });

  test.describe('told by the user agent', () => {
    test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 16) KFPMobilbank/7.1' });
    test('of the app', async ({ page }) => {
      await logIn(page, kari.ssn);
      await expectNoMenu(page);
    });
  });

  for (const via of ['Mobilbank', 'Mobilbank DNB']) {
    test(`told by the login through ${via}, which leads to the online bank`, async ({ page }) => {
      await page.setViewportSize(PHONE);
      await logIn(page, kari.ssn, { via });
      await expectNoMenu(page);
      await expect(page.getByRole('link', { name: /^Til nettbank/ })).toHaveAttribute(
        'href',
        'https://eksempel.no/nettbank/oversikt',
      );
    });
  }
});

test('the header leads to the online bank by the login’s rule, at sb1 after Nettbank alone', async ({
  page,
  portal,
}) => {
  const origin = portal.origin('sb1');
  const link = page.locator('.kfp-header__actions').getByRole('link', { name: /^Til nettbank/ });
  await logIn(page, jonas.ssn, { origin, via: 'Nettbank' });
  await expect(link).toHaveAttribute('href', 'https://nettbank.sb1.eksempel.no/');
  await page.context().clearCookies({ name: 'kfp-session' });
  await logIn(page, jonas.ssn, { origin, via: 'Mobilbank' });
  await expect(link).toHaveCount(0);
  await page.context().clearCookies({ name: 'kfp-session' });
  await logIn(page, jonas.ssn, { via: 'Nettbank' });
  await expect(link).toHaveCount(0);
});

test('«Tilbake» goes back one step, and is hidden on receipts', async ({ page, portal }) => {
  const origin = portal.origin('eika');
  const back = page.getByRole('button', { name: 'Tilbake', exact: true });
  await logIn(page, kari.ssn, { origin });
  await navigation(page).getByRole('link', { name: 'Profil' }).click();
  await expect(page).toHaveURL(/forsikringsprofil$/);
  await back.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forsikringsoversikt');
  await page.setViewportSize(PHONE);
  await expect(back).toBeVisible();
  for (const receipt of ['kvittering', 'kvittering/BIL']) {
    await page.goto(origin + OVERVIEW + receipt);
    await expect(page.locator('main')).toBeVisible();
    await expect(back).toHaveCount(0);
  }
  await page.goto(`${portal.url}${OVERVIEW}`);
  await expect(back).toHaveCount(0);
});

test('whoever isn’t logged in sees nothing of the menu', async ({ page }) => {
  for (const path of ['', 'finnes-ikke', 'feil/generell']) {
    await page.goto(OVERVIEW + path);
    await expect(page.locator('main')).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(menuButton(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Logg ut' })).toHaveCount(0);
  }
});
