import type { BrowserContext, Page } from '@playwright/test';
import shipped from '../distributors.json' with { type: 'json' };
import { BASE_PATH } from '../domain/paths.ts';
import { answerWith } from './devtools.ts';
import { EVERY_PAGE, ONE_OF_EACH_KIND } from './every-page.ts';
import { beginSession, loginFrame, OVERVIEW } from './log-in.ts';
import { passTimeUntil } from './pass-time.ts';
import { people } from './people.ts';
import { expect, test } from './portal.ts';
import { pressReload } from './tabs.ts';
import { firstPageOf, untilHydrated, visit } from './visit.ts';

const { kari, jonas } = people;
const SESSION_MS = 1_800_000;
const timeoutUrlOf = (name: string) =>
  shipped.distributors.find(({ shortname }) => shortname === name)?.timeoutUrl ?? '';
const TIMED_OUT = timeoutUrlOf('fremtind');

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const reason = (page: Page) => page.getByText('fordi du ikke har vært aktiv');

/** Opens a page with a session, and waits until it watches the session and has no open requests. */
async function openWatched(page: Page, address: string): Promise<void> {
  await visit(page, address);
  await expect(page.getByRole('region', { name: 'Varsler' })).toBeAttached();
  await page.waitForLoadState('networkidle');
}

/** Ends the session on the server, and advances the page's clock to its end. */
async function timeOut(page: Page, context: BrowserContext): Promise<void> {
  await context.clearCookies({ name: 'kfp-session' });
  await page.clock.fastForward(SESSION_MS + 5_000);
  await page.clock.runFor(2_000);
}

/**
 * Expects a tab to reach an address. The clocks of both tabs jump, one after the other. The jump can
 * interrupt the second tab's wait for the server, which it began when it heard of the first's end. It then
 * shows a retry button.
 */
async function expectLedTo(tab: Page, address: string): Promise<void> {
  await expect(async () => {
    const again = tab.getByRole('button', { name: 'Prøv igjen' });
    if (await again.isVisible()) await again.click();
    await expect(tab).toHaveURL(address, { timeout: 1_000 });
  }).toPass();
}

test('at a bank a time-out on the profile leads to its time-out page, and the login leads back', async ({
  page,
  context,
  portal,
}) => {
  const origin = portal.origin('sb1');
  await page.clock.install();
  await beginSession(page, jonas.ssn, { origin });
  await openWatched(page, `${origin + OVERVIEW}forsikringsprofil`);
  await timeOut(page, context);
  await expect(page).toHaveURL(origin + timeoutUrlOf('sb1'));
  await expect(heading(page)).toHaveText('Du er logget ut');
  await expect(reason(page)).toBeVisible();

  await untilHydrated(page);

  await page.getByRole('link', { name: 'Logg inn igjen' }).click();
  await expect(heading(page)).toHaveText('Logg inn');
  await loginFrame(page).getByRole('button', { name: jonas.navn }).click();
  await expect(heading(page)).toHaveText('Forsikringsprofil');
});

test('a session that times out in another tab leads to the time-out page from each kind of page', async ({
  page,
  context,
  portal,
}) => {
  await beginSession(page, kari.ssn);
  const other = await context.newPage();
  await visit(other, `${portal.url}/internal/health/live`);
  // Only the address matters here; the content of the page is tested below.
  await answerWith(page, portal.url + TIMED_OUT);
  for (const path of ONE_OF_EACH_KIND) {
    await test.step(path, async () => {
      await openWatched(page, portal.url + BASE_PATH + EVERY_PAGE[path]);
      const { boot } = await firstPageOf(page);
      await other.evaluate((session) => {
        new BroadcastChannel('kfp-session').postMessage({ type: 'ended', session, how: 'timeout' });
      }, boot.session?.kfpSessionId);
      await expect(page.locator('body:empty')).toBeAttached();
      await expect(page).toHaveURL(portal.url + TIMED_OUT);
    });
  }
});

test('after a time-out both of two tabs return to their pages after one login', async ({
  page,
  context,
  portal,
}) => {
  await page.clock.install();
  await beginSession(page, kari.ssn);
  await openWatched(page, `${OVERVIEW}forsikringsprofil`);
  const second = await context.newPage();
  await openWatched(second, `${portal.url + OVERVIEW}tilbud`);
  await timeOut(page, context);
  for (const tab of [page, second]) await expectLedTo(tab, portal.url + TIMED_OUT);

  await untilHydrated(page);

  await page.getByRole('link', { name: 'Logg inn igjen' }).click();
  await loginFrame(page).getByRole('button', { name: kari.navn }).click();
  await expect(heading(page)).toHaveText('Forsikringsprofil');
  await expect(heading(second)).toHaveText('Du er logget inn i en annen fane');
  await second.getByRole('button', { name: 'Last siden på nytt' }).click();
  await second.getByRole('link', { name: 'Gå videre' }).click();
  await expect(second).toHaveURL(`${portal.url + OVERVIEW}tilbud`);
});

test('a session that times out offline ends on our own page, which continues when online', async ({
  page,
  context,
  portal,
}) => {
  await page.clock.install();
  await beginSession(page, kari.ssn);
  await openWatched(page, `${OVERVIEW}forsikringsprofil`);
  await context.setOffline(true);
  await timeOut(page, context);
  await expect(heading(page)).toHaveText('Du er logget ut');
  await expect(reason(page)).toBeVisible();
  await expect(page.getByRole('status').getByText('Vi får ikke kontakt')).toBeVisible();
  await expect(page.getByText(kari.navn)).toHaveCount(0);
  await expect(page).toHaveTitle(/^Du er logget ut/);
  await page.getByRole('button', { name: 'Prøv igjen' }).click();
  await expect(page.getByRole('status').getByText('Vi får ikke kontakt')).toBeVisible();

  await context.setOffline(false);
  await expect(page).toHaveURL(portal.url + TIMED_OUT);
  await expect(page.getByRole('link', { name: 'Logg inn igjen' })).toBeVisible();
});

test('a session that ends while the server is down continues by itself, although the network was never lost', async ({
  page,
  context,
  portal,
}) => {
  await page.clock.install();
  await beginSession(page, kari.ssn);
  await openWatched(page, `${OVERVIEW}forsikringsprofil`);
  await page.route(/session-status|ikon\.svg/, (route) => route.abort());
  await page.clock.fastForward(SESSION_MS - 50_000);
  await page.clock.runFor(2_000);
  await expect(page).toHaveTitle(/^Du blir snart logget ut/);
  await context.clearCookies({ name: 'kfp-session' });
  await page.clock.fastForward(50_000);
  await page.clock.runFor(2_000);
  await expect(page.getByRole('status').getByText('Vi får ikke kontakt')).toBeVisible();
  await expect(page).toHaveTitle(/^Du er logget ut/);
  await page.unrouteAll();
  await passTimeUntil(page, 10_000, page.getByRole('link', { name: 'Logg inn igjen' }));
  await expect(page).toHaveURL(portal.url + TIMED_OUT);
});

test('a customer whose session is gone sees that when navigating, and reaches the page after login', async ({
  page,
  context,
}) => {
  await beginSession(page, kari.ssn);
  await openWatched(page, `${OVERVIEW}kjopsinnganger`);
  await context.clearCookies({ name: 'kfp-session' });
  // A mouse would first ask for the page's data when it enters the link, and may learn of the end before it clicks.
  await page
    .getByRole('navigation', { name: 'Hovedmeny' })
    .getByRole('link', { name: 'Profil' })
    .dispatchEvent('click');
  await expect(heading(page)).toHaveText('Du er logget ut');
  await expect(page).toHaveURL(/forsikringsprofil$/);
  await pressReload(page);
  await expect(heading(page)).toHaveText('Logg inn');
  await loginFrame(page).getByRole('button', { name: kari.navn }).click();
  await expect(heading(page)).toHaveText('Forsikringsprofil');
  await expect(page).toHaveURL(/forsikringsprofil$/);
});

test('if the logged-out address is the login page, it shows the reason above the login', async ({ page }) => {
  for (const [query, text] of [
    ['?utlogget', 'Du er logget ut.'],
    ['?utlogget=tid', 'fordi du ikke har vært aktiv'],
  ]) {
    await visit(page, OVERVIEW + query);
    await expect(heading(page)).toHaveText('Logg inn');
    await expect(page.getByText(text ?? '')).toBeVisible();
  }
  await loginFrame(page).getByRole('button', { name: jonas.navn }).click();
  await expect(heading(page)).toHaveText('Forsikringsoversikt');
  expect(new URL(page.url()).search).toBe('');
});
