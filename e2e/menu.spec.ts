import { logIn } from './log-in.ts';
import { BASE, ITEMS, linksOf, menuButton, navigation, PHONE } from './navigation.ts';
import { people } from './people.ts';
import { expect, test } from './portal.ts';

const { kari } = people;

test('on a phone «Meny» has the same items, the online bank and «Logg ut»', async ({ page, portal }) => {
  await page.setViewportSize(PHONE);
  await logIn(page, kari.ssn, { origin: portal.origin('dnb') });
  await expect(navigation(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Logg ut' })).toBeHidden();
  await menuButton(page).click();
  expect(await linksOf(navigation(page))).toEqual([
    ...ITEMS,
    // The address of the page is masked in it.
    ['Språk', expect.stringMatching(`^${BASE}/spraak\\?tilbake=[\\w-]+\\.[\\w-]+$`)],
    ['Til nettbank', 'https://nettbank.dnb.eksempel.no/'],
  ]);
  const heights = await navigation(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
  for (const height of heights) expect(height).toBeGreaterThanOrEqual(44);
  await navigation(page).getByRole('button', { name: 'Logg ut' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Du er logget ut');
});

test('«Meny» closes on navigation and on a click outside, and does not block scrolling', async ({ page }) => {
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
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forsikringsoversikt');
});

test('«Meny» works with the keyboard', async ({ page }) => {
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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Du er logget ut');
});

test('the menu of an insurer has no online bank', async ({ page, portal }) => {
  await page.setViewportSize(PHONE);
  for (const insurer of ['fremtind', 'none']) {
    await logIn(page, kari.ssn, { origin: portal.origin(insurer) });
    await menuButton(page).click();
    await expect(navigation(page).getByRole('link', { name: 'Profil' })).toBeVisible();
    await expect(page.getByText('Til nettbank')).toHaveCount(0);
  }
});
