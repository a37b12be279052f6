import type { Page } from '@playwright/test';
import { apiRequests, consoleErrors, logIn, OVERVIEW } from './log-in.ts';
import { navigation } from './navigation.ts';
import { people } from './people.ts';
import { expect, test } from './portal.ts';
import { visit } from './visit.ts';

const { kari } = people;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const item = (page: Page, name: RegExp | string) => navigation(page).getByRole('link', { name });

/** Makes the browser report data saving, so that the portal does not prefetch. */
const savesData = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  );

/**
 * Clicks a link of the menu. Returns the title in the next frame, and whether a loader or an empty page was
 * shown in between.
 */
async function clickAndLook(page: Page, href: RegExp): Promise<{ title: string; between: string[] }> {
  return await page.evaluate(async (pattern) => {
    const between: string[] = [];
    const observer = new MutationObserver(() => {
      if (document.querySelector('main .kfp-loading, main .kfp-skeleton, main [aria-busy="true"]'))
        between.push('loader');
      if (!document.querySelector('h1')) between.push('empty');
    });
    observer.observe(document.body, { childList: true, subtree: true, attributes: true });
    const links = [...document.querySelectorAll<HTMLAnchorElement>('nav a')];
    links.find((link) => new RegExp(pattern).test(link.href))?.click();
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    observer.disconnect();
    return { title: document.querySelector('h1')?.textContent ?? '', between };
  }, href.source);
}

test('links of a page load nothing twice, lead to the same page as its address, and the last press counts', async ({
  page,
  context,
}) => {
  await test.step('the menu’s pages load their scripts in idle time, their data on hover, and are rendered in the next frame if they were shown before', async () => {
    await logIn(page, kari.ssn);
    const scripts = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .flatMap(({ name }) => /filer\/(\w+Page)-.*\.js$/.exec(name)?.[1] ?? [])
          .toSorted(),
      );
    await expect
      .poll(scripts)
      .toEqual(expect.arrayContaining(['OffersPage', 'ProfilePage', 'PurchaseEntriesPage']));
    const fetched = page.waitForResponse('**/liv/kunde/v1/kunde');
    await item(page, 'Profil').hover();
    await fetched;
    await expect(heading(page)).toHaveText('Forsikringsoversikt');

    await item(page, /^Tilbud/).click();
    await expect(heading(page)).toHaveText('Tilbudene dine');
    await item(page, 'Forsikringsoversikt').click();
    await expect(heading(page)).toHaveText('Forsikringsoversikt');
    const requests = apiRequests(page);
    const errors = consoleErrors(page);
    expect(await clickAndLook(page, /tilbud$/)).toEqual({ title: 'Tilbudene dine', between: [] });
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page).toHaveTitle(/^Tilbudene dine/);
    expect(await clickAndLook(page, /oversikt$/)).toEqual({ title: 'Forsikringsoversikt', between: [] });
    expect([requests, errors]).toEqual([[], []]);
  });

  await test.step('links within the portal load no document after a link to the calendar or a telephone', async () => {
    const saved = page.waitForEvent('download');
    await page.locator('a[href*="/kalender"]').click();
    await saved;
    await page.locator('a[href^="tel:"]').first().click();
    await page.evaluate(() => document.body.setAttribute('data-same', ''));
    await item(page, 'Profil').click();
    await expect(heading(page)).toHaveText('Forsikringsprofil');
    await expect(page.locator('body')).toHaveAttribute('data-same');
  });

  await test.step('a page shows the same when it is opened by a link and when it is loaded', async () => {
    await visit(page, OVERVIEW);
    const loaded = await context.newPage();
    for (const link of [/^Bilforsikring Volvo V60/, /^Se fakturaen/]) {
      const from = page.url();
      await page.getByRole('main').getByRole('link', { name: link }).first().click();
      await expect(page).not.toHaveURL(from);
      await visit(loaded, page.url());
      const expected = await loaded.getByRole('main').ariaSnapshot();
      await expect.poll(() => page.getByRole('main').ariaSnapshot()).toBe(expected);
    }
  });

  await test.step('the link that is pressed last is followed, also while the document of an earlier link loads', async () => {
    await visit(page, OVERVIEW);
    await page.route('**/forsikring/dokumenter', () => {});
    const loaded = page.waitForRequest(
      (request) => request.isNavigationRequest() && request.url().endsWith('/forsikringsprofil'),
    );
    // Playwright waits for the document before it presses again.
    await page.evaluate(() => {
      const press = (path: string) => document.querySelector<HTMLElement>(`nav a[href$="${path}"]`)?.click();
      window.addEventListener('beforeunload', () => setTimeout(press, 0, '/forsikringsprofil'), {
        once: true,
      });
      press('/dokumenter');
    });
    await loaded;
    await expect(heading(page)).toHaveText('Forsikringsprofil');
  });
});

test('code and data of a new page are requested in parallel, while the current page stays', async ({
  page,
}) => {
  await savesData(page);
  await logIn(page, kari.ssn);
  const script = Promise.withResolvers<void>();
  const data = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route('**/filer/ProfilePage-*.js', async (route) => {
    script.resolve();
    await released.promise;
    await route.continue();
  });
  await page.route('**/liv/kunde/v1/kunde', async (route) => {
    data.resolve();
    await released.promise;
    await route.continue();
  });
  const clicked = clickAndLook(page, /forsikringsprofil$/);
  await Promise.all([script.promise, data.promise]);
  expect(await clicked).toEqual({ title: 'Forsikringsoversikt', between: [] });
  released.resolve();
  await expect(heading(page)).toHaveText('Forsikringsprofil');
  await expect(page).toHaveURL(/forsikringsprofil$/);
});
