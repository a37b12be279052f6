import type { Page } from '@playwright/test';
import { fremtind } from './distributor-file.ts';
import { apiRequests, consoleErrors, logIn, OVERVIEW } from './log-in.ts';
import { withoutServerTime } from './pass-time.ts';
import { people } from './people.ts';
import { expect, type Portal, startPortal, test } from './portal.ts';
import { openProfile } from './profile-page.ts';
import { reload, visit } from './visit.ts';

const { kari } = people;
const dialogOf = (page: Page) => page.getByRole('alertdialog', { name: 'Du blir snart logget ut' });
const loginHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Logg inn' });
const loggedOutHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Du er logget ut' });
const storageOf = (page: Page) => page.evaluate(() => JSON.stringify(sessionStorage));

/** Addresses after a time-out and after a logout. */
const { timeoutUrl: TIMED_OUT, loggUtUrl: LOGGED_OUT } = fremtind;

const cardOf = (page: Page) => page.getByRole('link', { name: /^Bilforsikring Volvo V60/ });

/** Logs in, and waits until the page watches the session. */
async function logInHydrated(page: Page, ssn: string, portal: Portal): Promise<void> {
  await logIn(page, ssn, { origin: portal.url });
  await expect(page.getByRole('region', { name: 'Varsler' })).toBeAttached();
}

/** Logs in on a page whose clock the test sets. The page knows no time of the server. */
async function logInWithOwnClock(page: Page, ssn: string, portal: Portal): Promise<void> {
  await page.clock.install();
  await withoutServerTime(page);
  await logInHydrated(page, ssn, portal);
}

const SESSION_MS = 1_800_000;

/** Advances the clocks of all tabs to the last minute of a session, which still lasts on the server. */
async function passToWarning(page: Page): Promise<void> {
  await page.clock.fastForward(SESSION_MS - 55_000);
  await expect(dialogOf(page)).toBeVisible();
}

// Some tests wait for the end of a session. One worker alone would keep the others waiting for this file.
test.describe.configure({ mode: 'parallel' });

test('the warning shows in the last minute, with the right time after sleep, and only its buttons close it', async ({
  page,
  portal,
}) => {
  await logInWithOwnClock(page, kari.ssn, portal);
  const errors = consoleErrors(page);
  await page.clock.pauseAt(new Date(Date.now() + 5_000));
  await reload(page);
  await expect(cardOf(page)).toBeVisible();
  await page.clock.runFor(1_000);

  // Asleep: time passes, and no timer runs.
  await page.clock.fastForward(SESSION_MS - 62_000);
  await expect(dialogOf(page)).toBeHidden();
  await page.clock.runFor(3_000);
  await expect(dialogOf(page)).toBeVisible();
  await page.clock.fastForward(16_000);
  await page.clock.runFor(1_000);
  const text = await dialogOf(page).textContent();
  const seconds = Number(/om (\d+)\ssekunder\. Vil/.exec(text ?? '')?.[1]);
  expect(seconds).toBeGreaterThanOrEqual(40);
  expect(seconds).toBeLessThanOrEqual(44);
  await page.clock.runFor(10_000);
  await expect(dialogOf(page)).toContainText(`${seconds - 10} sekunder`);

  await expect(page).toHaveTitle(/^Du blir snart logget ut – Forsikringsoversikt – /);
  await expect(page.getByRole('button', { name: 'Fortsett økten' })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(dialogOf(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(dialogOf(page).getByRole('button', { name: 'Logg ut' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Fortsett økten' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(dialogOf(page).getByRole('button', { name: 'Logg ut' })).toBeFocused();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
  expect(errors).toEqual([]);
});

test('«Fortsett økten» extends the session, confirms it, and restores input and focus', async ({
  page,
  portal,
}) => {
  await page.clock.install();
  await withoutServerTime(page);
  await openProfile(page, 'Kari', portal.url);
  await page.getByRole('button', { name: 'Endre mobilnummer' }).click();
  const mobile = page.getByLabel('Nytt mobilnummer');
  await mobile.fill('412 3');
  await passToWarning(page);
  const answered = page.waitForResponse('**/auth/forleng-sesjon');
  await page.getByRole('button', { name: 'Fortsett økten' }).click();
  expect(await (await answered).json()).toEqual({ kfpSessionId: expect.any(String) });
  await expect(dialogOf(page)).toBeHidden();
  await expect(mobile).toHaveValue('412 3');
  await expect(mobile).toBeFocused();
  await expect(page.getByRole('region', { name: 'Varsler' }).getByText('Økten er forlenget')).toBeVisible();
});

test('a tab whose clock is ahead of the server’s does not end the session, and a restored page of a logged-out customer is not shown', async ({
  page,
  context,
  portal,
}) => {
  await page.clock.install();
  await logInHydrated(page, kari.ssn, portal);
  await page.clock.fastForward(SESSION_MS + 5_000);
  await page.clock.runFor(2_000);
  await expect(dialogOf(page)).toBeHidden();
  await expect(cardOf(page)).toBeVisible();

  await context.clearCookies({ name: 'kfp-session' });
  await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(loginHeading(page)).toBeVisible();
  await expect(page.getByText('Volvo')).toHaveCount(0);
});

test('opening a page, extending the session and logging out in one tab apply to both tabs', async ({
  page,
  context,
  portal,
}) => {
  await logInWithOwnClock(page, kari.ssn, portal);
  await passToWarning(page);
  const second = await context.newPage();
  await withoutServerTime(second);
  await visit(second, portal.url + OVERVIEW);
  await expect(cardOf(second)).toBeVisible();
  await expect(dialogOf(page)).toBeHidden();
  const bystander = await context.newPage();
  await visit(bystander, `${portal.url}/internal/health/live`);
  await bystander.evaluate(() => {
    const received: unknown[] = [];
    new BroadcastChannel('kfp-session').onmessage = ({ data }) => received.push(data);
    Object.assign(window, { received });
  });

  await passToWarning(page);
  await expect(dialogOf(second)).toBeVisible();
  await second.getByRole('button', { name: 'Fortsett økten' }).click();
  await expect(dialogOf(second)).toBeHidden();
  await expect(second.getByRole('region', { name: 'Varsler' })).toContainText('Økten er forlenget');
  await expect(dialogOf(page)).toBeHidden();

  await passToWarning(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Logg ut' }).click();
  for (const tab of [page, second]) {
    await expect(tab).toHaveURL(portal.url + LOGGED_OUT);
    await expect(loggedOutHeading(tab)).toBeVisible();
  }
  expect(await storageOf(second)).not.toContain('Kari');

  const received = await bystander.evaluate(() => (window as unknown as { received: object[] }).received);
  for (const message of received) {
    expect(['expiresAt,session,type', 'how,session,type']).toContain(Object.keys(message).sort().join());
  }
  expect(JSON.stringify(received)).not.toContain(kari.ssn);
});

test('three tabs that time out together send one request each, remove the customer’s data, and reach the time-out page', async ({
  page,
  context,
}) => {
  const portal = await startPortal({ SESSION_IDLE_SECONDS: '8', SESSION_MAX_SECONDS: '60' });
  await logInHydrated(page, kari.ssn, portal);
  const tabs = [page, await context.newPage(), await context.newPage()];
  const asked = tabs.map((tab) => apiRequests(tab));
  for (const tab of tabs) await visit(tab, portal.url + OVERVIEW);
  for (const tab of tabs) {
    await expect(tab).toHaveURL(portal.url + TIMED_OUT, { timeout: 20_000 });
    await expect(loggedOutHeading(tab)).toBeVisible();
  }
  const counts = asked.map(
    (requests) => requests.filter((request) => request.endsWith('/auth/session-status')).length,
  );
  for (const count of counts) expect(count).toBeLessThanOrEqual(1);
  expect(Math.max(...counts)).toBe(1);
  expect(await storageOf(page)).not.toContain('Kari');
  await page.goBack();
  await expect(page.getByText('Volvo')).toHaveCount(0);
});
