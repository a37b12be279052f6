import type { Page } from '@playwright/test';
import { beginSession, consoleErrors, logIn } from './log-in.ts';
import { navigation, PHONE } from './navigation.ts';
import { people, personNamed } from './people.ts';
import { expect, test } from './portal.ts';
import { untilOverlays } from './profile-page.ts';
import { reload, untilHydrated, visit } from './visit.ts';

const { kari } = people;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

async function goBack(page: Page): Promise<void> {
  await page.goBack();
  await untilHydrated(page);
}

test('returning to sixty insurances restores groups, search, filter and scroll position, also after a page load', async ({
  page,
}) => {
  const errors = consoleErrors(page);
  await logIn(page, personNamed('Bjørn').ssn);
  const section = page.getByRole('region', { name: 'Forsikringene dine' });
  const groups = section.locator('details');
  const open = section.locator('details[open]');
  await groups.nth(1).locator('summary').press('Enter');
  await groups.nth(3).locator('summary').press('Enter');
  const card = groups.nth(3).locator('li > a').last();
  await card.scrollIntoViewIfNeeded();
  const name = await card.textContent();
  const top = await scrolled(page);
  expect(top).toBeGreaterThan(500);

  // Each insurance is a separate document.
  await card.press('Enter');
  await expect(heading(page)).not.toHaveText('Forsikringsoversikt');
  await untilHydrated(page);
  await goBack(page);
  await expect(open).toHaveCount(2);
  await expect(groups.nth(3)).toHaveAttribute('open');
  await expect.poll(() => scrolled(page)).toBe(top);
  await expect(page.locator(':focus')).toHaveText(name ?? '');

  // Within the document. The focus does not change, so that nothing scrolls.
  const profile = navigation(page).getByRole('link', { name: 'Profil' });
  await profile.evaluate((link: HTMLElement) => link.click());
  await expect(heading(page)).toHaveText('Forsikringsprofil');
  await page.goBack();
  await expect(open).toHaveCount(2);
  await expect.poll(() => scrolled(page)).toBe(top);

  await section.getByLabel('Søk i forsikringene').fill('bil');
  await section.getByRole('button', { name: /^Fornyelse/ }).press('Enter');
  const found = section.locator('.kfp-agreement-search').getByRole('status').last();
  const count = (await found.textContent()) ?? '';
  expect(count).toMatch(/^Viser \d+ av 60/);
  await section.locator('.kfp-agreement').filter({ visible: true }).first().press('Enter');
  await expect(heading(page)).not.toHaveText('Forsikringsoversikt');
  await untilHydrated(page);
  await goBack(page);
  await expect(section.getByLabel('Søk i forsikringene')).toHaveValue('bil');
  await expect(found).toHaveText(count);
  expect(errors).toEqual([]);
});

test('a page is at its place again after a reload and a return, with its filter and focus', async ({
  page,
}) => {
  await test.step('a page without a login is at its place again after a reload', async () => {
    await page.setViewportSize(PHONE);
    await visit(page, '/privat/forsikring/oversikt/informasjonskapsler');
    await untilOverlays(page);
    await page.evaluate(() => window.scrollTo(0, 300));
    await expect.poll(() => page.evaluate(() => window.history.state?.top)).toBe(300);
    await reload(page);
    await untilOverlays(page);
    await expect.poll(() => scrolled(page)).toBe(300);
  });

  await test.step('the filter of documents is restored when the customer returns', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await beginSession(page, kari.ssn);
    await visit(page, '/privat/forsikring/dokumenter');
    const field = page.getByRole('searchbox', { name: 'Søk i dokumentene' });
    const conditions = page.getByRole('button', { name: 'Vilkår', exact: true });
    await conditions.press('Enter');
    await field.fill('vilkår');
    await visit(page, '/privat/forsikring/betaling');
    await goBack(page);
    await expect(field).toHaveValue('vilkår');
    await expect(conditions).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('a page restored from the browser’s cache keeps its place and focus, and returning from an insurance focuses the link that was followed', async () => {
    await logIn(page, kari.ssn);
    const dog = page.getByRole('link', { name: /^Hundeforsikring/ });
    await dog.focus();
    await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
    const top = await scrolled(page);
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect(page.locator('body')).toBeVisible();
    await expect(dog).toBeFocused();
    expect(await scrolled(page)).toBe(top);

    const car = page.getByRole('link', { name: /^Bilforsikring Volkswagen Golf/ });
    const address = await car.getAttribute('href');
    await expect(page.locator(`main a[href="${address}"]`).first()).toContainText('avsluttes snart');
    await car.press('Enter');
    await expect(heading(page)).toHaveText('Bilforsikring');
    await page.goBack();
    await expect(car).toBeFocused();
  });
});
