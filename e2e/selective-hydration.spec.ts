import { consoleErrors, logIn, OVERVIEW } from './log-in.ts';
import { people } from './people.ts';
import { expect, test } from './portal.ts';
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
  await expect(async () => {
    await cookies.click();
    await expect(dialog).toBeVisible({ timeout: 500 });
  }).toPass();
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
