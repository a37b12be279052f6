import type { Page } from '@playwright/test';
import { distributorFile } from './distributor-file.ts';
import { logIn } from './log-in.ts';
import { people } from './people.ts';
import { expect, startPortal, test } from './portal.ts';

const { kari, jonas } = people;
const storageOf = (page: Page) => page.evaluate(() => JSON.stringify(sessionStorage));

test('while it takes its time the button asks to wait; when it fails the customer is forgotten all the same', async ({
  page,
}) => {
  const loggUtUrl = '/privat/forsikring/utlogget';
  const portal = await startPortal({ DISTRIBUTORS_FILE: distributorFile({ loggUtUrl }) });
  await logIn(page, kari.ssn, { origin: portal.url });
  await expect.poll(() => storageOf(page)).toContain('Kari Nordmann');
  const failed = Promise.withResolvers<void>();
  const sent: unknown[] = [];
  await page.route('**/auth/logout', async (route) => {
    sent.push(route.request().postDataJSON());
    await failed.promise;
    await route.fulfill({ status: 500, body: '' });
  });
  await page.getByRole('button', { name: 'Logg ut' }).click();
  const waiting = page.getByRole('banner').locator('.kfp-logout');
  await expect(waiting).toContainText('Vennligst vent');
  await waiting.press('Enter');
  failed.resolve();
  await expect(page).toHaveURL(portal.url + loggUtUrl);
  expect(await storageOf(page)).not.toContain('Kari');
  expect(sent).toEqual([{ goto: loggUtUrl }]);
});

for (const [distributor, target] of [
  ['sb1', '/privat/forsikring/fra-serveren'],
  ['dnb', '/privat/forsikring/fra-serveren'],
  ['eika', '/privat/forsikring/oversikt/'],
] as const) {
  test(`${distributor}: logging out leads to ${target}`, async ({ page, portal }) => {
    const origin = portal.origin(distributor);
    await logIn(page, jonas.ssn, { origin });
    const answer = { logoutUrl: '/privat/forsikring/fra-serveren' };
    await page.route('**/auth/logout', (route) => route.fulfill({ json: answer }));
    await page.getByRole('button', { name: 'Logg ut' }).click();
    await expect(page).toHaveURL(origin + target);
  });
}
