import { beginSession, consoleErrors, logIn, OVERVIEW } from './log-in.ts';
import { people } from './people.ts';
import { expect, startPortal, test } from './portal.ts';
import { beginVisit, untilHydrated } from './visit.ts';

test('the overview responds to clicks before the script of its lower half has loaded, and keeps that half’s HTML', async ({
  page,
}) => {
  await logIn(page, people.kari.ssn);
  const errors = consoleErrors(page);
  const released = Promise.withResolvers<void>();
  await page.route('**/filer/OverviewBelow-*.js', async (route) => {
    await released.promise;
    await route.continue();
  });
  const asked = page.waitForRequest('**/filer/OverviewBelow-*.js');
  await beginVisit(page, OVERVIEW);
  await asked;
  const main = page.locator('main');
  const below = main.getByRole('heading', { name: 'Hva vil du forsikre?' });
  const cookies = page.getByRole('button', { name: 'Endre informasjonskapsler' });
  const dialog = page.getByRole('dialog');
  // The overlays start when the first view is hydrated. Before that, the button sends its form (ADR-041).
  await expect(page.getByRole('region', { name: 'Varsler' })).toBeAttached();
  await cookies.click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(below).toBeVisible();

  released.resolve();
  await untilHydrated(page);
  const more = main.getByRole('button', { name: /^Vis \d+ til$/ });
  await more.click();
  await expect(main.getByRole('button', { name: 'Vis færre' })).toHaveAttribute('aria-expanded', 'true');
  await expect(below).toBeVisible();
  expect(errors).toEqual([]);
});

test('the overlays start only after the page is hydrated, and their requests cannot change its markup', async ({
  page,
  context,
}) => {
  // The page comes without its data, so the overlays ask for the session.
  const portal = await startPortal({ FIRST_PAGE_MS: '0' });
  await beginSession(page, people.kari.ssn, { origin: portal.url });
  const errors = consoleErrors(page);
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const { hydrated } = document.documentElement.dataset;
      if (document.querySelector('body > div:not(#root)')) seen.push(hydrated ?? 'too early');
    }).observe(document, { childList: true, subtree: true });
  });
  const browser = await context.newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 8 });
  await beginVisit(page, `${portal.url}${OVERVIEW}tilbud`);
  await expect(page.getByRole('region', { name: 'Varsler' })).toBeAttached();
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect(seen[0]).toBe('true');
  expect(errors).toEqual([]);
});
