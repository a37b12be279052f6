import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { logIn, loginFrame, OVERVIEW } from './log-in.ts';
import { people } from './people.ts';
import { expect, startPortal, test } from './portal.ts';

const { kari, jonas, single } = people;
const WIDTHS = [320, 680, 1280];

/** Every state is looked at in every width, light and dark. */
async function expectNoFindings(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const { violations } = await new AxeBuilder({ page }).analyze();
      const findings = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
      expect(findings, `${width} px, ${colorScheme}`).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `sideways scrolling at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
}

test('login page, with the test login in its frame', async ({ page }) => {
  await page.goto(`${OVERVIEW}?fromLo`);
  await expect(loginFrame(page).getByLabel('Fødselsnummer')).toBeVisible();
  await expectNoFindings(page);
});

test('test login after a refused number', async ({ page }) => {
  await page.goto(OVERVIEW);
  await loginFrame(page).getByRole('button', { name: 'Logg inn', exact: true }).click();
  await expect(loginFrame(page).getByRole('alert')).toBeVisible();
  await expectNoFindings(page);
});

test('login page while the address loads, and when it can’t be had', async ({ page }) => {
  const portal = await startPortal({ FIRST_PAGE_MS: '0' });
  const looked = Promise.withResolvers<void>();
  await page.route('**/auth/login*', async (route) => {
    await looked.promise;
    await route.fulfill({ status: 503, body: '' });
  });
  await page.goto(portal.url + OVERVIEW);
  await expect(page.getByText('Laster innloggingsvindu').first()).toBeAttached();
  await expectNoFindings(page);
  looked.resolve();
  await expect(page.getByRole('heading', { name: 'Noe har gått galt' })).toBeVisible({ timeout: 15_000 });
  await expectNoFindings(page);
});

test('while the session loads', async ({ page }) => {
  const portal = await startPortal({ FIRST_PAGE_MS: '0' });
  await page.route('**/auth/session-status', () => {});
  await page.goto(portal.url + OVERVIEW);
  await expectNoFindings(page);
});

for (const [state, { ssn }] of Object.entries({
  'many insurances': kari,
  'no insurances': jonas,
  one: single,
})) {
  test(`overview with ${state}`, async ({ page }) => {
    await logIn(page, ssn);
    await expectNoFindings(page);
  });
}

test('overview while it loads, and after a failure', async ({ page }) => {
  const portal = await startPortal({ FIRST_PAGE_MS: '0' });
  const looked = Promise.withResolvers<void>();
  await page.route('**/*/avtaler', async (route) => {
    await looked.promise;
    await route.fulfill({ status: 500, body: '' });
  });
  await logIn(page, kari.ssn, { origin: portal.url });
  await expect(page.getByText('Henter forsikringene dine', { exact: true })).toBeAttached();
  await expectNoFindings(page);
  looked.resolve();
  await expect(page.getByText('En feil oppsto ved henting av forsikringene dine.')).toBeVisible({
    timeout: 15_000,
  });
  await expectNoFindings(page);
});

test('overview when something is missing', async ({ page }) => {
  const portal = await startPortal({ FIRST_PAGE_MS: '0' });
  await page.route('**/avtaleoversikt/avtaler', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), systemSourceError: true } });
  });
  await logIn(page, kari.ssn, { origin: portal.url });
  await expect(page.getByText('for dem vi ser nå')).toBeVisible();
  await expectNoFindings(page);
});

test('a page that does not exist', async ({ page }) => {
  await page.goto(`${OVERVIEW}finnes-ikke`);
  await expectNoFindings(page);
});

test('a login that was not finished', async ({ page }) => {
  await page.goto('/api/privat/forsikring/auth/callback?state=x');
  await expectNoFindings(page);
});
