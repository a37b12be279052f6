import type { Page } from '@playwright/test';
import { syntheticNationalIds } from '../commands/portfolio/testing/national-ids.ts';
import { importCustomers } from './import-customers.ts';
import { beginSession, withoutScripts } from './log-in.ts';
import { expectNoFindings } from './no-findings.ts';
import { expect, test } from './portal.ts';
import { visit } from './visit.ts';

const CLAIMS = '/privat/forsikring/skadesaker';
const INVOICES = '/privat/forsikring/betaling';
const PHONE = { width: 390, height: 844 };
const [CUSTOMER = ''] = syntheticNationalIds(1);

const STATUSES = [
  ...Array<string>(10).fill('VENTER_PAA_DEG'),
  ...Array<string>(240).fill('UNDER_BEHANDLING'),
  ...Array<string>(250).fill('UTBETALT'),
];

const skader = STATUSES.map((status, index) => ({
  id: `S${index}`,
  systemSource: 'NICE',
  skadenummer: `26-${index}`,
  tittel: `Skade ${index}`,
  meldtDato: `${2025 - (index % 5)}-03-01`,
  status,
}));

const fakturaer = Array.from({ length: 120 }, (_, index) => ({
  id: `F${index}`,
  systemSource: 'NICE',
  forfallsdato: `${index < 30 ? 2020 : 2090}-0${1 + (index % 9)}-15`,
  belop: 100 + index,
  status: index < 30 ? 'FORFALT' : 'KOMMENDE',
  kid: `${1000 + index}`,
  kontonummer: '12345678903',
}));

/** axe takes long for hundreds of items that are alike. */
const FIRST_OF_EACH = 'main section:first-of-type';

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

// Importing a customer, and the first load of the scripts, cost as much as a page.
test('500 claims and 120 open invoices fit on short pages: those that wait in full, the others folded', async ({
  page,
  portal,
}) => {
  await importCustomers(portal, [{ ssn: CUSTOMER, navn: 'Prøve Prøvesen', skader, fakturaer }]);
  await page.setViewportSize(PHONE);
  await beginSession(page, CUSTOMER);
  const plain = await withoutScripts(page);

  await test.step('claims', async () => {
    await visit(page, CLAIMS);
    const main = page.getByRole('main');
    const links = main.locator(`a[href^="${CLAIMS}/NICE/"]`);
    await expect(links).toHaveCount(skader.length);
    await expect(main.getByText('Venter på deg').filter({ visible: true })).toHaveCount(10);
    expect(await heightOf(page)).toBeLessThan(7000);
    await main.getByRole('heading', { name: '2023 (50)' }).click();
    await expect(links.filter({ hasText: 'Utbetalt · sak 26-252 · meldt 01.03.2023' })).toBeVisible();
    await expectNoFindings(page, FIRST_OF_EACH);

    await plain.goto(portal.url + CLAIMS);
    const all = plain.getByRole('main').locator(`a[href^="${CLAIMS}/NICE/"]`);
    await expect(plain.getByText('Venter på deg')).toHaveCount(10);
    expect(await all.count()).toBeLessThan(60);
    await plain.getByRole('heading', { name: '2021 (50)' }).click();
    await plain.getByRole('link', { name: 'Vis alle skadesakene' }).filter({ visible: true }).click();
    await expect(all).toHaveCount(skader.length);
  });

  await test.step('invoices', async () => {
    await visit(page, INVOICES);
    const numbers = page.locator('.kfp-number dt', { hasText: 'KID' });
    await expect(numbers).toHaveCount(fakturaer.length);
    expect(await heightOf(page)).toBeLessThan(12_000);
    const overdue = page.locator('section', { has: page.getByRole('heading', { name: 'Ikke betalt' }) });
    await overdue.locator('summary').last().click();
    await expect(overdue.getByRole('button', { name: 'Kopier KID' }).last()).toBeVisible();
    await expectNoFindings(page, FIRST_OF_EACH);

    await plain.goto(portal.url + INVOICES);
    const all = plain.locator('.kfp-number dt', { hasText: 'KID' });
    const unpaid = plain.locator('section', { has: plain.getByRole('heading', { name: 'Ikke betalt' }) });
    await expect(unpaid.locator('.kfp-number dt', { hasText: 'KID' })).toHaveCount(30);
    expect(await all.count()).toBeLessThan(60);
    await plain.getByRole('link', { name: 'Vis alle 89 senere betalinger' }).click();
    await expect(all).toHaveCount(fakturaer.length);
  });
  await plain.context().close();
});
