import { beginSession, OVERVIEW } from './log-in.ts';
import { people } from './people.ts';
import { expect, test } from './portal.ts';
import { visit } from './visit.ts';

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
