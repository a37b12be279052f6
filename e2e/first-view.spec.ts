import { beginSession, OVERVIEW, openOverview } from './log-in.ts';
import { people, personNamed } from './people.ts';
import { expect, test } from './portal.ts';
import { visit } from './visit.ts';

/** How far down the first insurance is on a phone when nothing waits for the customer, in CSS pixels. */
const FIRST_INSURANCE = 640;

test('an insurance opens without a document load, with name, price and badge while the rest loads', async ({
  page,
}) => {
  await beginSession(page, people.kari.ssn);
  await visit(page, OVERVIEW);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const release = Promise.withResolvers<void>();
  await page.route('**/api/privat/forsikring/**/81030354*', async (route) => {
    await release.promise;
    await route.continue();
  });
  await page.getByRole('link', { name: /^Bilforsikring Volvo V60/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bilforsikring');
  const main = page.getByRole('main');
  await expect(main.getByText('Fornyelse', { exact: true })).toBeVisible();
  await expect(main.getByText('684 kr/md').first()).toBeVisible();
  await expect(main.getByText('Henter forsikringen')).toBeAttached();
  release.resolve();
  await expect(page.getByRole('heading', { name: 'Dette er du dekket for' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Forsikringsoversikt' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forsikringsoversikt');
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test.describe('the page from the server', () => {
  // The content is the same without scripts, in a third of the time.
  test.use({ javaScriptEnabled: false });

  test('the tasks are first on a phone, and without tasks the insurances are near on a phone and a desk', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openOverview(page, people.kari.ssn);
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Oppgavene dine');
    await expect(page.getByRole('link', { name: 'Betal regningen' })).toBeInViewport();

    await openOverview(page, personNamed('Marit').ssn);
    await expect(page.getByRole('heading', { name: 'Du har ingenting å gjøre nå' })).toBeVisible();
    const first = page.locator('.kfp-agreement').first();
    expect((await first.boundingBox())?.y).toBeLessThanOrEqual(FIRST_INSURANCE);
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(first).toBeInViewport({ ratio: 0.9 });
  });
});
