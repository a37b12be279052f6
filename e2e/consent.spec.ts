import type { Page } from '@playwright/test';
import { consoleErrors, logIn, loginFrame, OVERVIEW } from './log-in.ts';
import { people } from './people.ts';
import { expect, test } from './portal.ts';
import { visit } from './visit.ts';

const { jonas } = people;
const NAME = 'kfp-cookie-consent';
const blocking = (page: Page) => page.getByRole('alertdialog', { name: 'Velg informasjonskapsler' });
const closable = (page: Page) => page.getByRole('dialog', { name: 'Velg informasjonskapsler' });
const consentOf = async (page: Page) => (await page.context().cookies()).filter(({ name }) => name === NAME);

test.use({ consent: null });

test('the dialog opens automatically, requires an answer, and stores «Godta mine valg», also for after the login', async ({
  page,
}) => {
  const errors = consoleErrors(page);
  await visit(page, OVERVIEW);
  await expect(blocking(page)).toBeVisible();
  for (const name of ['Funksjonelle', 'Statistikk', 'Markedsføring']) {
    await expect(page.getByRole('checkbox', { name })).not.toBeChecked();
  }
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(blocking(page)).toBeVisible();
  await expect(loginFrame(page).getByRole('alertdialog')).toHaveCount(0);

  await page.getByRole('checkbox', { name: 'Statistikk' }).press('Space');
  await page.getByRole('button', { name: 'Godta mine valg' }).press('Enter');
  await expect(blocking(page)).toBeHidden();
  const [cookie, ...others] = await consentOf(page);
  expect(others).toEqual([]);
  expect(cookie).toMatchObject({
    domain: 'localhost',
    path: '/',
    sameSite: 'Lax',
    secure: false,
    httpOnly: false,
  });
  expect(JSON.parse(cookie?.value ?? '')).toEqual({
    functional: 'denied',
    statistics: 'accepted',
    marketing: 'denied',
  });
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(10_368_000 - 60);

  const nextPage = page.waitForResponse((response) => response.url().endsWith(OVERVIEW));
  await logIn(page, jonas.ssn);
  // Safari deletes after seven days what a script has stored.
  expect(await (await nextPage).headerValue('set-cookie')).toContain(`${NAME}={"functional":"denied",`);
  expect((await consentOf(page)).map(({ value }) => JSON.parse(decodeURIComponent(value)))).toEqual([
    { functional: 'denied', statistics: 'accepted', marketing: 'denied' },
  ]);
  const change = page.getByRole('button', { name: 'Endre informasjonskapsler' });
  await expect(change).toBeVisible();
  await expect(page.getByRole('region', { name: 'Varsler' })).toBeAttached();
  await expect(blocking(page)).toBeHidden();

  await test.step('the footer opens a closable dialog with the current choices', async () => {
    await change.click();
    await expect(closable(page)).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Statistikk' })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Funksjonelle' })).not.toBeChecked();
    await page.keyboard.press('Escape');
    await expect(closable(page)).toBeHidden();
    await expect(change).toBeFocused();

    await change.press('Enter');
    await page.mouse.click(5, 5);
    await expect(closable(page)).toBeHidden();

    await change.click();
    await closable(page).getByRole('button', { name: 'Lukk' }).click();
    await expect(closable(page)).toBeHidden();
    await expect(change).toBeFocused();

    await change.click();
    await page.getByRole('button', { name: 'Godta alle' }).click();
    await expect.poll(async () => (await consentOf(page))[0]?.value).toContain('"functional":"accepted"');
  });
  expect(errors).toEqual([]);
});

test('«Godta alle» accepts all, for the whole host if it has more than one label', async ({
  page,
  portal,
}) => {
  await visit(page, portal.origin('sb1') + OVERVIEW);
  await page.getByRole('button', { name: 'Godta alle' }).click();
  await expect(blocking(page)).toBeHidden();
  // The browser stores the cookie in another process, after the dialog has closed.
  await expect.poll(async () => (await consentOf(page))[0]?.domain).toBe('.sb1.localhost');
  const [cookie] = await consentOf(page);
  expect(JSON.parse(cookie?.value ?? '')).toEqual({
    functional: 'accepted',
    statistics: 'accepted',
    marketing: 'accepted',
  });
});

test('the dialog shifts no layout, and is not rendered on the server', async ({ page, request }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    });
    // On a busy machine, parts of the page are painted while others arrive. The dialog comes later.
    document.addEventListener('DOMContentLoaded', () => observer.observe({ type: 'layout-shift' }));
  });
  await visit(page, `${OVERVIEW}finnes-ikke`);
  await expect(blocking(page)).toBeVisible();
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, each) => sum + each, 0)).toBeLessThan(0.01);
  expect(await (await request.get(OVERVIEW)).text()).not.toContain('Velg informasjonskapsler');
});

test('an answer in one tab closes the dialog in the other tabs, also when it was reopened', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  for (const each of [page, other]) {
    await visit(each, OVERVIEW);
    await expect(blocking(each)).toBeVisible();
  }
  await other.getByRole('button', { name: 'Godta mine valg' }).click();
  await expect(blocking(page)).toBeHidden();

  await page.getByRole('button', { name: 'Endre informasjonskapsler' }).click();
  await other.getByRole('button', { name: 'Endre informasjonskapsler' }).click();
  await other.getByRole('button', { name: 'Godta alle' }).click();
  await expect(closable(page)).toBeHidden();
});
