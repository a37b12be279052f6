import type { Page } from '@playwright/test';
import shipped from '../distributors.json' with { type: 'json' };
import { BASE_PATH, PATHS } from '../domain/paths.ts';
import { answerWith, holdRequests } from './devtools.ts';
import { distributorFile } from './distributor-file.ts';
import { EVERY_PAGE, ONE_OF_EACH_KIND } from './every-page.ts';
import { beginSession, logIn, loginFrame, OVERVIEW } from './log-in.ts';
import { menuButton, navigation, PHONE } from './navigation.ts';
import { people } from './people.ts';
import { expect, startPortal, test } from './portal.ts';
import { reload, visit } from './visit.ts';

const { kari, jonas } = people;
const LOGOUT = '**/auth/logout';
const FROM_SERVER = '/privat/forsikring/fra-serveren';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const storageOf = (page: Page) => page.evaluate(() => JSON.stringify(sessionStorage));
const pressLogOut = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Logg ut' }).click();

/** Expects the server to answer with the login page. */
async function expectNoSession(page: Page): Promise<void> {
  const answer = await page.request.get(OVERVIEW);
  expect(await answer.text()).toContain('<title>Logg inn –');
}

/** The pages that a logout starts from: one of each kind, without the one that has no logout. */
const PAGES = ONE_OF_EACH_KIND.filter((path) => path !== '/oversikt/kontroll').map(
  (path) => EVERY_PAGE[path],
);

// API tests check the settings of every distributor, and the logout button of every page. One distributor of each
// setting is enough to test where the browser goes.
for (const [shortname, decides, pages] of [
  ['fremtind', 'the distributor’s file', [...PAGES, EVERY_PAGE[PATHS.claimsJump]]],
  ['sb1', 'the server', ['/oversikt/']],
] as const) {
  test(`${shortname}: logging out leads to the address from ${decides}`, async ({ page, portal }) => {
    const origin = portal.origin(shortname);
    const loggUtUrl = shipped.distributors.find((each) => each.shortname === shortname)?.loggUtUrl;
    await beginSession(page, kari.ssn, { origin });
    const target = origin + (decides === 'the server' ? FROM_SERVER : loggUtUrl);
    // Keeps the jump on its page until the logout.
    await holdRequests(page, '*/jumpsst/');
    await answerWith(page, '*/auth/logout', { logoutUrl: FROM_SERVER });
    // Only the address matters here; the content of the page is tested below.
    await answerWith(page, target);
    for (const path of pages) {
      await test.step(String(path), async () => {
        await visit(page, origin + BASE_PATH + path);
        await pressLogOut(page);
        await expect(page.locator('body:empty')).toBeAttached();
        await expect(page).toHaveURL(target);
      });
    }
  });
}

test('the customer’s data is removed immediately, even if the logout takes long, and the logged-out page links to the login, which works', async ({
  page,
  portal,
}) => {
  await logIn(page, kari.ssn);
  await expect.poll(() => storageOf(page)).toContain('Kari Nordmann');
  // A draft left by a page that the browser has cached and restored.
  await page.evaluate(() => sessionStorage.setItem('kfp-drafts', '{"owner":"","texts":{"email":"Kari"}}'));
  // The page where an earlier session of the tab expired.
  await page.evaluate(
    (path) => sessionStorage.setItem('kfp-page-left', path),
    `${OVERVIEW}dekning?sok=sykdommen+til+Kari`,
  );
  const held = Promise.withResolvers<void>();
  await page.route(LOGOUT, async (route) => {
    await held.promise;
    await route.continue();
  });
  await pressLogOut(page);
  await expect(page.locator('main')).toHaveText('Vennligst vent');
  await expect(page.getByText('Volvo')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Hovedmeny' })).toHaveCount(0);
  expect(await storageOf(page)).not.toContain('Kari');
  held.resolve();
  await expect(heading(page)).toHaveText('Du er logget ut');
  await expect(page).toHaveURL(portal.url + shipped.distributors[0]?.loggUtUrl);
  await expect(page.getByText('Du valgte å logge ut.')).toBeVisible();
  await page.getByRole('link', { name: 'Logg inn igjen' }).click();
  await expect(heading(page)).toHaveText('Logg inn');
  await loginFrame(page).getByRole('button', { name: jonas.navn }).click();
  await expect(heading(page)).toHaveText('Forsikringsoversikt');
});

test('a logout with response 403 or 500 is reported as failed, and can be tried again', async ({
  page,
  portal,
}) => {
  await beginSession(page, kari.ssn);
  await visit(page, `${OVERVIEW}forsikringsprofil`);
  let refusal: number | null = null;
  await page.route(LOGOUT, (route) =>
    refusal === null ? route.continue() : route.fulfill({ status: refusal, body: '' }),
  );
  const expectFailure = async (status: number) => {
    refusal = status;
    await pressLogOut(page);
    await expect(heading(page)).toHaveText('Vi fikk ikke logget deg ut');
    await expect(page).toHaveURL(portal.url + shipped.distributors[0]?.loggUtUrl);
    expect(await storageOf(page)).not.toContain('Kari');
  };
  await expectFailure(403);
  await reload(page);
  await expect(heading(page)).toHaveText('Du er logget inn');
  await expectFailure(500);
  refusal = null;
  await page.getByRole('button', { name: 'Prøv igjen' }).click();
  await expect(heading(page)).toHaveText('Du er logget ut');
  await expectNoSession(page);
});

test('a failed logout does not lead to the bank’s logged-out page', async ({ page }) => {
  const loggUtUrl = '/privat/forsikring/utlogget-hos-banken';
  const portal = await startPortal({ DISTRIBUTORS_FILE: distributorFile({ loggUtUrl }) });
  await logIn(page, jonas.ssn, { origin: portal.url });
  const sent: unknown[] = [];
  await page.route(LOGOUT, (route) => {
    sent.push(route.request().postDataJSON());
    return route.fulfill({ status: 500, body: '' });
  });
  await pressLogOut(page);
  await expect(heading(page)).toHaveText('Vi fikk ikke logget deg ut');
  await expect(heading(page)).toBeInViewport();
  expect(new Set(sent.map((body) => JSON.stringify(body)))).toEqual(
    new Set([JSON.stringify({ goto: loggUtUrl })]),
  );
  await page.unroute(LOGOUT);
  await page.getByRole('button', { name: 'Prøv igjen' }).click();
  await expect(page).toHaveURL(portal.url + loggUtUrl);
});

test('a logout with an outdated XSRF token, or whose response is lost, leads to the logged-out address', async ({
  page,
  context,
}) => {
  await logIn(page, jonas.ssn);
  await context.clearCookies({ name: 'XSRF-TOKEN' });
  await pressLogOut(page);
  await expect(heading(page)).toHaveText('Du er logget ut');
  await expectNoSession(page);

  await logIn(page, jonas.ssn);
  await page.route(LOGOUT, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await pressLogOut(page);
  await expect(heading(page)).toHaveText('Du er logget ut');
});

test('offline, the customer’s data is removed, and the logout is reported as failed and repeated when online', async ({
  page,
  context,
}) => {
  await page.setViewportSize(PHONE);
  await beginSession(page, kari.ssn);
  await visit(page, `${OVERVIEW}tilbud`);
  // The screens of the logout load after the first view.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await menuButton(page).click();
  await navigation(page).getByRole('button', { name: 'Logg ut' }).click();
  await expect(heading(page)).toHaveText('Vi fikk ikke logget deg ut');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText('Tilbud')).toHaveCount(0);
  await page.getByRole('button', { name: 'Prøv igjen' }).click();
  await expect(heading(page)).toHaveText('Vi fikk ikke logget deg ut');
  await context.setOffline(false);
  await expect(heading(page)).toHaveText('Du er logget ut');
  await expectNoSession(page);
});
