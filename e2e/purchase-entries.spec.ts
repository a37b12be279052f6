import type { Page } from '@playwright/test';
import { apiRequests, beginSession, consoleErrors, OVERVIEW } from './log-in.ts';
import { people } from './people.ts';
import { expect, test } from './portal.ts';
import { openPage, visit } from './visit.ts';

const { kari } = people;
const ENTRIES = `${OVERVIEW}kjopsinnganger`;

const group = (page: Page, name: string) => page.locator('summary').filter({ hasText: name });
const picture = (page: Page) => page.locator('[data-area]');
const link = (page: Page, name: string) =>
  page
    .getByRole('link', { name, exact: true })
    .or(page.getByRole('link', { name: `${name} Du har denne`, exact: true }));

test('the purchase entries come with their data, open their groups, and restore them', async ({ page }) => {
  await test.step('the first page contains the data, and returning from a purchase or the menu restores the groups', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await beginSession(page, kari.ssn);
    const requests = apiRequests(page);
    const errors = consoleErrors(page);
    await visit(page, ENTRIES);
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('kfp-cache') ?? ''))
      .toContain('isLoMedlem');
    expect([requests, errors]).toEqual([[], []]);
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
    await link(page, 'Kjøp').click();
    await expect(link(page, 'Bilforsikring')).toBeVisible();
    await expect(link(page, 'Dyreforsikring')).toBeHidden();
    await expect(picture(page)).toHaveAttribute('data-area', 'kjoretoy');
  });

  await test.step('the menu leads to all groups, with the first one open, and the picture shows the last opened one', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await visit(page, OVERVIEW);
    const errors = consoleErrors(page);
    await link(page, 'Kjøp').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hva vil du forsikre?');
    await expect(page).toHaveTitle('Hva vil du forsikre? – Fremtind Forsikring');
    await expect(page.locator('summary h2')).toHaveCount(7);
    await expect(link(page, 'Motorsykkelforsikring')).toBeVisible();
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
    expect(errors).toEqual([]);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every group is on a phone’s first screen, and opens, and its links work', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await beginSession(page, kari.ssn);
    await openPage(page, ENTRIES);
    await expect(group(page, 'Dyr')).toBeInViewport({ ratio: 1 });
    await group(page, 'Hus og hytte').click();
    await link(page, 'Hytteforsikring').click();
    await expect(page).toHaveURL(/\/privat\/forsikring\/hytte\?fromLo=true$/);
  });
});
