import { apiRequests, beginSession, consoleErrors, logIn, OVERVIEW, openOverview } from './log-in.ts';
import { people } from './people.ts';
import { expect, startPortal, test } from './portal.ts';
import { reload, visit } from './visit.ts';

const { kari } = people;

test('the overview comes with its data, opens lines with the keyboard, links its landscape, and prints on one sheet', async ({
  page,
}) => {
  await test.step('the first page contains the data, without further requests or console messages', async () => {
    await beginSession(page, kari.ssn);
    const errors = consoleErrors(page);
    const requests = apiRequests(page);
    await visit(page, OVERVIEW);
    await expect(page.getByRole('link', { name: /^Bilforsikring Volvo V60/ })).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('kfp-cache') ?? ''))
      .toContain('Volvo V60');
    expect(requests).toEqual([]);
    expect(errors).toEqual([]);
  });

  await test.step('«Savner du en forsikring?» shows three lines, then all, then three again, with the keyboard, and «Se alle» loads no page', async () => {
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
    const section = page.getByRole('region', { name: 'Savner du en forsikring?' });
    const lines = section.locator('summary');
    await expect(lines.filter({ visible: true })).toHaveCount(3);
    await section.getByRole('button', { name: 'Vis 2 til' }).focus();
    await page.keyboard.press('Enter');
    await expect(lines.filter({ visible: true })).toHaveCount(5);
    await expect(lines.nth(3)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(
      section.getByText('Innbo- og reiseforsikring gjelder ofte alle i husstanden.'),
    ).toBeVisible();
    await section.getByRole('button', { name: 'Vis færre' }).click();
    await expect(lines.filter({ visible: true })).toHaveCount(3);

    await page.getByRole('link', { name: 'Se alle våre forsikringer' }).click();
    await expect(page).toHaveURL(/\/privat\/forsikring\/oversikt\/kjopsinnganger$/);
    expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
  });

  await test.step('the landscape shows and links the insurances, and printing gives one sheet with numbers and the date', async () => {
    const errors = consoleErrors(page);
    await visit(page, OVERVIEW);
    const things = page.locator('.kfp-hero a:has(use)');
    const names = await things
      .locator('use')
      .evaluateAll((uses) => uses.map((use) => use.getAttribute('href')?.split('#')[1]));
    expect(names).toEqual(['luggage', 'boat', 'heart', 'house', 'chair', 'paw', 'trailer', 'car']);
    await things.last().click();
    await expect(page.getByRole('heading', { level: 3, name: 'Kjøretøy' })).toBeInViewport();
    expect(errors).toEqual([]);

    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(/^Slik er forsikringene \d\d\.\d\d\.\d{4}\.$/)).toBeVisible();
    await expect(page.locator('.kfp-agreement', { hasText: 'Bamse' })).toHaveAttribute(
      'data-number',
      'Avtale 81031313',
    );
    await expect(page.getByRole('link', { name: 'Kjøp forsikring' })).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g);
    expect(sheets).toHaveLength(1);
  });
});

test('when the session has ended the page says so, and removes all data', async ({ page }) => {
  const portal = await startPortal({ FIRST_PAGE_MS: '0' });
  await logIn(page, kari.ssn, { origin: portal.url });
  await expect(page.getByRole('link', { name: /^Bilforsikring Volvo V60/ })).toBeVisible();
  await page.context().clearCookies({ name: 'kfp-session' });
  await page.route('**/auth/session-status', (route) => route.fulfill({ json: { kfpSessionId: 'over' } }));
  await reload(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Du er logget ut');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Volvo');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all lines of «Savner du en forsikring?» can be opened', async ({ page }) => {
    await openOverview(page, kari.ssn);
    const lines = page.getByRole('region', { name: 'Savner du en forsikring?' }).locator('summary');
    await expect(lines.filter({ visible: true })).toHaveCount(5);
    await expect(page.getByRole('button', { name: /^Vis/ })).toHaveCount(0);
    await lines.nth(4).click();
    await expect(page.getByText('Her ser du bare forsikringene du har hos oss.')).toBeVisible();
  });
});
