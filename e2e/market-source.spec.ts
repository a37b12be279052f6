import type { Page } from '@playwright/test';
import { logIn, loginFrame, OVERVIEW } from './log-in.ts';
import { people } from './people.ts';
import { expect, test } from './portal.ts';
import { visit } from './visit.ts';

const { jonas } = people;
const sourceOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('kfp-market-source'));

test('a marker in the requested address is kept after login, is not overwritten, and ends with the session', async ({
  page,
  portal,
}) => {
  await visit(page, `${OVERVIEW}?fromFinn`);
  await expect(page.getByRole('region', { name: 'Varsler' })).toBeAttached();
  expect(await sourceOf(page)).toBeNull();
  await loginFrame(page).getByRole('button', { name: jonas.navn }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Forsikringsoversikt' })).toBeVisible();
  await expect.poll(() => sourceOf(page)).toBe('FINN');

  await visit(page, `${OVERVIEW}?fromLo`);
  await expect(page.getByRole('region', { name: 'Varsler' })).toBeAttached();
  expect(await sourceOf(page)).toBe('FINN');

  await page.getByRole('button', { name: 'Logg ut' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Du er logget ut' })).toBeVisible();
  // The page may still be navigating after the logout.
  await expect(async () => expect(await sourceOf(page)).toBeNull()).toPass();

  // Without a marker it is that of the distributor, or depends on the login.
  await logIn(page, jonas.ssn);
  await expect.poll(() => sourceOf(page)).toBe('FREMTIND_NO');
  await logIn(page, jonas.ssn, { origin: portal.origin('sb1'), loginContext: 'NETTBANK' });
  await expect.poll(() => sourceOf(page)).toBe('NETTBANK');
});
