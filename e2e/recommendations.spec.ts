import { moduleOf, priceOf } from './expect-recommendations.ts';
import { consoleErrors, logIn, openOverview } from './log-in.ts';
import { passTimeUntil, RETRY_MS } from './pass-time.ts';
import { people, personNamed } from './people.ts';
import { expect, startPortal, test } from './portal.ts';
import { reload } from './visit.ts';

test('«Samlerabatt» is explained on a click', async ({ page }) => {
  await logIn(page, people.kari.ssn);
  await expect(moduleOf(page)).toContainText('Du kan få opptil 20 % når du samler forsikringene.');
  const answer = page.getByText('Jo flere forsikringer du har hos oss');
  await expect(answer).toBeHidden();
  await page.getByRole('button', { name: 'Slik virker samlerabatten' }).click();
  await expect(answer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(answer).toBeHidden();
});

test('«Se alle våre forsikringer» leads to the purchase entries without a page load', async ({ page }) => {
  await logIn(page, people.jonas.ssn);
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  await moduleOf(page).getByRole('link', { name: 'Se alle våre forsikringer' }).click();
  await expect(page).toHaveURL(/\/privat\/forsikring\/oversikt\/kjopsinnganger$/);
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
});

test('late recommendations are shown when they arrive, and failing ones leave no gap', async ({ page }) => {
  const portal = await startPortal({ FIRST_PAGE_MS: '0' });
  await page.clock.install();
  const errors = consoleErrors(page);
  const asked = Promise.withResolvers<void>();
  await page.route('**/nbo/produktanbefaling', async (route) => {
    await asked.promise;
    await route.continue();
  });
  await logIn(page, people.kari.ssn, { origin: portal.url });
  await expect(page.getByText('Henter anbefalingene dine')).toBeAttached();
  asked.resolve();
  await expect(priceOf(page)).toBeVisible();
  expect(errors).toEqual([]);

  await page.unroute('**/nbo/produktanbefaling');
  await page.route('**/nbo/produktanbefaling', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.evaluate(() => sessionStorage.clear());
  await reload(page);
  await passTimeUntil(page, RETRY_MS, page.getByText('Vi opplever for tiden problemer'));
  await expect(moduleOf(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Hva vil du forsikre?' })).toBeVisible();
});

test('nothing is recommended while the customer’s insurances are unknown', async ({ page }) => {
  const portal = await startPortal({ FIRST_PAGE_MS: '0' });
  await page.clock.install();
  await page.route('**/*/avtaler', (route) => route.fulfill({ status: 500, body: '{}' }));
  await logIn(page, people.kari.ssn, { origin: portal.url });
  await passTimeUntil(page, RETRY_MS, page.getByText('En feil oppsto ved henting av forsikringene dine.'));
  await expect(moduleOf(page)).toHaveCount(0);
});

test.describe('the page from the server', () => {
  // The content is the same without scripts, in a third of the time.
  test.use({ javaScriptEnabled: false });

  test('members see their benefits, others see the common ones', async ({ page, portal }) => {
    await openOverview(page, personNamed('Gunnar').ssn);
    await expect(moduleOf(page)).toContainText('Som LO-medlem får du 1000 kroner lavere egenandel på hjem.');
    await openOverview(page, people.jonas.ssn, { origin: portal.origin('sb1') });
    await expect(moduleOf(page)).not.toContainText('LO');
  });

  test('only a distributor with a discount for car insurance online mentions it', async ({
    page,
    portal,
  }) => {
    const discount = page.getByText('Du får 10 % rabatt når du kjøper bilforsikring på nett.');
    await openOverview(page, people.jonas.ssn, { origin: portal.origin('dnb') });
    await expect(discount).toBeVisible();
    await openOverview(page, people.jonas.ssn, { origin: portal.origin('sb1') });
    await expect(priceOf(page)).toBeVisible();
    await expect(discount).toHaveCount(0);
  });
});
