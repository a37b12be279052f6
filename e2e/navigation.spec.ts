import { LANGUAGES } from '../texts/languages.ts';
import { brokenWords } from './large-text.ts';
import {
  apiRequests,
  beginSession,
  consoleErrors,
  logIn,
  OVERVIEW,
  openOverview,
  withoutScripts,
} from './log-in.ts';
import { BASE, ITEMS, linksOf, menuButton, navigation, PHONE } from './navigation.ts';
import { passTimeUntil, RETRY_MS } from './pass-time.ts';
import { people } from './people.ts';
import { expect, startPortal, test } from './portal.ts';
import { openPage, visit } from './visit.ts';

const { kari, jonas } = people;

test('the bar has every item with its target and the number of offers, without further requests', async ({
  page,
}) => {
  await beginSession(page, kari.ssn);
  const errors = consoleErrors(page);
  const requests = apiRequests(page);
  await visit(page, OVERVIEW);
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
  expect(requests).toEqual([]);
  expect(errors).toEqual([]);
});

test('on a laptop all items are on a line, also beside «Tilbake» and in each language', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const origin = portal.origin('eika');
  await beginSession(page, kari.ssn, { origin });
  for (const language of LANGUAGES) {
    await page.context().addCookies([{ name: 'kfp-spraak', value: language, url: origin }]);
    await openPage(page, `${origin}${OVERVIEW}tilbud`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const links = page.getByRole('navigation').getByRole('link');
    await expect(links.filter({ hasText: '4' })).toBeVisible();
    const tops = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
    expect.soft(new Set(tops).size, language).toBe(1);
  }
});

test('without scripts the bar and «Meny» work', async ({ page }) => {
  const origin = await beginSession(page, kari.ssn);
  const plain = await withoutScripts(page, origin);
  await plain.goto(OVERVIEW);
  expect(await linksOf(navigation(plain))).toEqual(ITEMS);
  await plain.setViewportSize(PHONE);
  await menuButton(plain).click();
  await navigation(plain).getByRole('link', { name: 'Dokumenter' }).click();
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText('Dokumenter');
  await plain.context().close();
});

test('the active item follows the path in bar and menu, and is not only marked by colour', async ({
  page,
}) => {
  await beginSession(page, kari.ssn);
  for (const [path, text] of [
    ['', 'Forsikringsoversikt'],
    ['kjopsinnganger', 'Kjøp'],
    ['forsikringsprofil', 'Profil'],
    ['tilbud', 'Tilbud'],
  ]) {
    await visit(page, OVERVIEW + path);
    const active = navigation(page).locator('[aria-current="page"]');
    await expect(active).toHaveCount(1);
    await expect(active).toContainText(text ?? '');
    await expect(active).toHaveCSS('font-weight', '600');
  }
  await page.setViewportSize(PHONE);
  await menuButton(page).click();
  await expect(navigation(page).locator('[aria-current="page"]')).toContainText('Tilbud');
  await visit(page, `${OVERVIEW}andre-forsikringer`);
  await expect(page.locator('[aria-current]')).toHaveCount(0);
});

test('«Tilbud» is hidden only without offers, and has no count if their number is unknown', async ({
  page,
}) => {
  await logIn(page, jonas.ssn);
  await expect(navigation(page).getByRole('link', { name: 'Profil' })).toBeVisible();
  await expect(navigation(page).getByText('Tilbud')).toHaveCount(0);

  const portal = await startPortal({ FIRST_PAGE_MS: '0' });
  await page.clock.install();
  await page.route('**/tilbud/antall', (route) => route.fulfill({ status: 500, body: '{}' }));
  await logIn(page, kari.ssn, { origin: portal.url });
  await passTimeUntil(page, RETRY_MS, navigation(page).getByRole('link', { name: 'Tilbud', exact: true }));
});

test('«Tilbake» is one word, goes back one step, and is hidden on receipts', async ({ page, portal }) => {
  const origin = portal.origin('eika');
  const back = page.getByRole('button', { name: 'Tilbake', exact: true });
  await logIn(page, kari.ssn, { origin });
  expect(await brokenWords(page)).not.toContain('Tilbake');
  await navigation(page).getByRole('link', { name: 'Profil' }).click();
  await expect(page).toHaveURL(/forsikringsprofil$/);
  await back.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forsikringsoversikt');
  await page.setViewportSize(PHONE);
  await expect(back).toBeVisible();
  for (const receipt of ['kvittering', 'kvittering/BIL']) {
    await visit(page, origin + OVERVIEW + receipt);
    await expect(page.locator('main')).toBeVisible();
    await expect(back).toHaveCount(0);
  }
  await visit(page, `${portal.url}${OVERVIEW}`);
  await expect(back).toHaveCount(0);
});

test.describe('the page from the server', () => {
  // The content is the same without scripts, in a third of the time.
  test.use({ javaScriptEnabled: false });

  test('every app that the overview links to exists', async ({ page }) => {
    await openOverview(page, kari.ssn);
    const targets = await page
      .locator('a[href^="/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const apps = [...new Set(targets)].filter((target) => !target.startsWith(BASE));
    expect(apps.length).toBeGreaterThan(5);
    for (const target of apps)
      expect([target, (await page.request.get(target)).status()]).toEqual([target, 200]);
    expect((await page.request.get(OVERVIEW)).status()).toBe(200);
  });

  test('the menu is hidden without a login', async ({ page }) => {
    for (const path of ['', 'finnes-ikke', 'feil/generell']) {
      await openPage(page, OVERVIEW + path);
      await expect(page.locator('main')).toBeVisible();
      await expect(page.getByRole('navigation')).toHaveCount(0);
      await expect(menuButton(page)).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Logg ut' })).toHaveCount(0);
    }
  });
});
