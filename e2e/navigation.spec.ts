import type { Page } from '@playwright/test';
import { LANGUAGES } from '../texts/languages.ts';
import { brokenWords } from './large-text.ts';
import { beginSession, logIn, OVERVIEW, withoutScripts } from './log-in.ts';
import { linksOf, menuButton, navigation, PHONE } from './navigation.ts';
import { people } from './people.ts';
import { expect, test } from './portal.ts';
import { openPage } from './visit.ts';

const { kari } = people;

const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('a wide screen has the bar, and without scripts «Meny» of a phone has the same items', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const origin = await beginSession(page, kari.ssn);
  const plain = await withoutScripts(page, origin);
  await plain.setViewportSize({ width: 1280, height: 800 });
  await plain.goto(OVERVIEW);
  await expect(menuButton(plain)).toBeHidden();
  await expect(plain.getByRole('button', { name: 'Logg ut' })).toBeVisible();
  // The active item is not only marked by colour.
  await expect(navigation(plain).locator('[aria-current="page"]')).toHaveCSS('font-weight', '600');
  const items = await linksOf(navigation(plain));
  expect(items).not.toEqual([]);

  await plain.setViewportSize(PHONE);
  await expect(navigation(plain)).toBeHidden();
  await expect(plain.getByRole('button', { name: 'Logg ut' })).toBeHidden();
  await menuButton(plain).click();
  expect((await linksOf(navigation(plain))).slice(0, items.length)).toEqual(items);
  const heights = await navigation(plain)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
  for (const height of heights) expect(height).toBeGreaterThanOrEqual(44);
  await navigation(plain).getByRole('link', { name: 'Dokumenter' }).click();
  await expect(title(plain)).toHaveText('Dokumenter');
  await plain.context().close();
});

test.describe('the page from the server', () => {
  // The content is the same without scripts, in a third of the time.
  test.use({ javaScriptEnabled: false });

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
});

test('«Tilbake» is one word, and goes back one step', async ({ page, portal }) => {
  const back = page.getByRole('button', { name: 'Tilbake', exact: true });
  await logIn(page, kari.ssn, { origin: portal.origin('eika') });
  expect(await brokenWords(page)).not.toContain('Tilbake');
  await navigation(page).getByRole('link', { name: 'Profil' }).click();
  await expect(page).toHaveURL(/forsikringsprofil$/);
  await back.click();
  await expect(title(page)).toHaveText('Forsikringsoversikt');
  await page.setViewportSize(PHONE);
  await expect(back).toBeVisible();
});

test('«Meny» works by mouse and keyboard, closes on navigation and on a click outside, and does not block scrolling', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await logIn(page, kari.ssn);
  await menuButton(page).click();
  await expect(navigation(page)).toBeVisible();
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await page.evaluate(() => window.scrollTo(0, 0));
  await title(page).click();
  await expect(navigation(page)).toBeHidden();

  await menuButton(page).click();
  await navigation(page).getByRole('link', { name: 'Profil' }).click();
  await expect(page).toHaveURL(/\/forsikringsprofil$/);
  await expect(navigation(page)).toBeHidden();
  await expect(title(page)).toBeFocused();
  await page.goBack();
  await expect(title(page)).toHaveText('Forsikringsoversikt');

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
  await expect(title(page)).toHaveText('Du er logget ut');
});
