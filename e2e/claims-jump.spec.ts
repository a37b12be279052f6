import type { Page } from '@playwright/test';
import { distributorFile, fremtind } from './distributor-file.ts';
import { apiRequests, beginSession, consoleErrors, logIn, OVERVIEW, withoutScripts } from './log-in.ts';
import { people } from './people.ts';
import { expect, startPortal, test } from './portal.ts';
import { beginVisit, untilHydrated, visit } from './visit.ts';

const { kari } = people;
const JUMP = `${OVERVIEW}jump/seopp/skadesaker`;
const SECRET = 'skadesystemets-hemmelighet';
const TARGET = '/api/customer/secure/jump/skadesaker';
const FALLBACK = /\/privat\/forsikring\/skadesaker$/;
const LOADER = 'Vi sender deg videre...';

/** Opens the jump page, which may be left before it has loaded. */
async function startJump(page: Page, origin = ''): Promise<void> {
  await beginVisit(page, origin + JUMP);
}

/** Returns the value of a field that the claims system received. */
const received = (page: Page, field: string) =>
  page.locator('dt', { hasText: field }).locator('+ dd').textContent();

/** Returns the list of errors that the page reports from now on. */
function reportsOf(page: Page): string[] {
  const reports: string[] = [];
  page.on('pageerror', ({ message }) => reports.push(message));
  return reports;
}

test('the jump sends form, token and customer, and the token works only once; a claims system at another host gets no referrer', async ({
  page,
  request,
}) => {
  const claimsHost = 'https://skade.example';
  const other = { ...fremtind, claimsHost, shortname: 'annen', hosts: ['annen.localhost'] };
  const portal = await startPortal({
    CLAIMS_SYSTEM_SECRET: SECRET,
    DISTRIBUTORS_FILE: distributorFile({}, [other]),
  });
  await beginSession(page, kari.ssn, { origin: portal.url });
  const errors = consoleErrors(page);
  const requests = apiRequests(page);
  await startJump(page, portal.url);
  await page.waitForURL(portal.url + TARGET);
  expect(await received(page, 'referrer')).toBe('KFP-oversikt');
  const jumpsst = (await received(page, 'jumpsst')) ?? '';
  expect(requests.filter((request) => request.endsWith('/jumpsst/'))).toHaveLength(1);
  expect(errors).toEqual([]);

  const redeem = () =>
    request.post(`${portal.url}/api/intern/jumpsst/innlos`, {
      headers: { authorization: `Bearer ${SECRET}` },
      data: { jumpsst },
    });
  const redeemed = await redeem();
  expect(redeemed.status()).toBe(200);
  expect(await redeemed.json()).toEqual({ ssn: kari.ssn, distributor: 'fremtind' });
  expect((await redeem()).status()).toBe(410);
  expect(portal.log()).not.toContain(jumpsst);

  await page.route(`${claimsHost}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Skade</title>' }),
  );
  await beginSession(page, kari.ssn, { origin: portal.origin('annen') });
  const sent = page.waitForRequest(claimsHost + TARGET);
  await startJump(page, portal.origin('annen'));
  const form = await sent;
  expect(form.method()).toBe('POST');
  expect(form.postData()).toMatch(/^referrer=KFP-oversikt&jumpsst=[\w-]{43}$/);
  expect(await form.headerValue('referer')).toBeNull();
  await expect(page).toHaveTitle('Skade');
  expect(errors).toEqual([]);
});

test('the menu opens the jump in a new tab, and going back shows the overview, without another jump', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await logIn(page, kari.ssn);
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: /^Skadesaker/ }).click();
  await expect((await opened).getByRole('heading', { name: 'Skadesystemet' })).toBeVisible();

  const requests = apiRequests(page);
  await startJump(page);
  await expect(page.getByRole('heading', { name: 'Skadesystemet' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forsikringsoversikt');
  expect(requests.filter((request) => request.endsWith('/jumpsst/'))).toHaveLength(1);
});

test('the jump requires a login, and a page restored from the back/forward cache shows the overview', async ({
  page,
}) => {
  const requests = apiRequests(page);
  await visit(page, JUMP);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Logg inn');
  expect(requests.filter((request) => request.includes('jumpsst'))).toEqual([]);

  await beginSession(page, kari.ssn);
  const asked = page.waitForRequest('**/jumpsst/');
  await page.route('**/jumpsst/', () => {});
  await startJump(page);
  await asked;
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forsikringsoversikt');
});

test('the jump shows a loader, keeps no token, and leads to the fallback without one', async ({ page }) => {
  await test.step('a missing token is reported, and the customer is sent to the fallback', async () => {
    await logIn(page, kari.ssn);
    const reports = reportsOf(page);
    const expected: string[] = [];
    const jumpWith = async (answer: { status: number; body: string }) => {
      await page.route('**/jumpsst/', (route) =>
        route.fulfill({ ...answer, contentType: 'application/json' }),
      );
      await startJump(page);
      await page.waitForURL(FALLBACK);
      expected.push('Klarte ikke hente autentiseringstoken');
      await expect.poll(() => reports, JSON.stringify(answer)).toEqual(expected);
      await page.unroute('**/jumpsst/');
    };
    await jumpWith({ status: 503, body: '{}' });
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forsikringsoversikt');
    await untilHydrated(page);
    await jumpWith({ status: 200, body: '{}' });
    await jumpWith({ status: 200, body: '<' });
  });

  await test.step('the page shows a loader while the token is fetched, and does not keep the token', async () => {
    const answers = Promise.withResolvers<void>();
    await page.route('**/jumpsst/', async (route) => {
      await answers.promise;
      await route.continue();
    });
    // A response without content leaves the browser on the page.
    await page.route(`**${TARGET}`, (route) => route.fulfill({ status: 204 }));
    await startJump(page);
    await expect(page.getByText(LOADER)).toBeVisible();
    await expect(page.locator('h1')).toHaveText([LOADER]);
    const sent = page.waitForRequest(`**${TARGET}`);
    answers.resolve();
    const form = new URLSearchParams((await sent).postData() ?? '');
    expect([...form.keys()]).toEqual(['referrer', 'jumpsst']);
    const left = await page.evaluate(() =>
      JSON.stringify([
        document.documentElement.outerHTML,
        { ...sessionStorage },
        { ...localStorage },
        history.state,
        location.href,
      ]),
    );
    expect(form.get('jumpsst')).toHaveLength(43);
    expect(left).not.toContain(form.get('jumpsst'));
  });

  await test.step('when no response comes, the customer is sent to the fallback', async () => {
    await page.clock.install();
    const asked = page.waitForRequest('**/jumpsst/');
    await page.route('**/jumpsst/', () => {});
    await startJump(page);
    await asked;
    await page.clock.runFor(15_000);
    await page.waitForURL(FALLBACK);
  });
});

test('without scripts there is a link to the claims', async ({ page }) => {
  const origin = await beginSession(page, kari.ssn);
  const plain = await withoutScripts(page, origin);
  await plain.goto(JUMP);
  await expect(plain.getByText(LOADER)).toBeHidden();
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText(['Skadesaker']);
  await plain.getByRole('link', { name: 'Gå til skadesakene dine' }).click();
  await expect(plain).toHaveURL(FALLBACK);
  await plain.context().close();
});
