import type { Page } from '@playwright/test';
import { codeIn } from '../server/testing/confirmation-code.ts';
import { refuseCookies } from './consent-cookie.ts';
import { beginSession, consoleErrors } from './log-in.ts';
import { expectNoFindings } from './no-findings.ts';
import { personNamed } from './people.ts';
import { expect, test } from './portal.ts';
import { openPage, untilHydrated, visit } from './visit.ts';

const CHECK = '/privat/forsikring/oversikt/kontroll';
const VOLVO = '/privat/forsikring/motor/detaljer/81030354';
const kari = personNamed('Kari');

test.use({ viewport: { width: 390, height: 844 } });

/** Returns the code of the confirmation that a link on the insurance page leads to. */
async function codeFrom(page: Page, language: string): Promise<string> {
  const link = page
    .getByRole('list', { name: 'Velg språk i bekreftelsen' })
    .getByRole('link', { name: language });
  const file = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(file.headers()['content-type']).toBe('application/pdf');
  return codeIn(await file.body());
}

test('a confirmation is fetched in a chosen language, and checked by someone else, also while the language changes', async ({
  page,
  browser,
  portal,
}) => {
  await beginSession(page, kari.ssn);
  await visit(page, VOLVO);
  const links = page.getByRole('list', { name: 'Velg språk i bekreftelsen' }).getByRole('link');
  await expect(links).toHaveText([/^Bokmål/, /^Nynorsk/, /^English/]);
  const code = await codeFrom(page, 'English');

  const visitor = await browser.newPage({ baseURL: portal.url, viewport: { width: 390, height: 844 } });
  await refuseCookies(visitor.context(), portal.url);
  const errors = consoleErrors(visitor);
  await visit(visitor, CHECK);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Kontroller en bekreftelse');
  await expect(visitor.getByRole('button', { name: 'Meny' })).toHaveCount(0);
  await visitor.getByLabel('Kode').fill(code.toLowerCase().replaceAll('-', ' '));
  await visitor.getByLabel('Kode').press('Enter');
  await expect(visitor.getByRole('heading', { level: 2, name: 'Gyldig', exact: true })).toBeVisible();
  await expect(visitor.getByText('KN', { exact: true })).toBeVisible();
  await expect(visitor.getByText('1990', { exact: true })).toBeVisible();
  await expect(visitor.getByText('Nordmann')).toHaveCount(0);
  await expectNoFindings(visitor);

  await visitor.setViewportSize({ width: 390, height: 844 });
  await visitor.getByRole('link', { name: 'Språk' }).first().click();
  await visitor.getByRole('button', { name: 'English' }).click();
  await expect(visitor.getByRole('heading', { level: 2, name: 'Valid', exact: true })).toBeVisible();
  await expect(visitor.getByText('Car insurance')).toBeVisible();
  await visitor.getByRole('link', { name: 'Language' }).first().click();
  await visitor.getByRole('button', { name: 'Bokmål' }).click();
  await expect(visitor.getByRole('heading', { level: 2, name: 'Gyldig', exact: true })).toBeVisible();
  await untilHydrated(visitor);
  await visitor.getByLabel('Kode').fill('7KQ4-M2XD-9TRB');
  await visitor.getByRole('button', { name: 'Kontroller' }).click();
  await expect(visitor.getByRole('heading', { level: 2, name: 'Ikke gyldig' })).toBeVisible();
  await expect(visitor.getByLabel('Kode')).toHaveValue('7KQ4-M2XD-9TRB');
  await expectNoFindings(visitor);
  expect(errors).toEqual([]);
  await visitor.close();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the check works', async ({ page }) => {
    await beginSession(page, kari.ssn);
    await openPage(page, VOLVO);
    const code = await codeFrom(page, 'Nynorsk');
    await openPage(page, CHECK);
    await page.getByLabel('Kode').fill(code);
    await page.getByRole('button', { name: 'Kontroller' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Gyldig', exact: true })).toBeVisible();
    await expect(page.getByLabel('Kode')).toHaveValue(code);
    await expect(page.getByRole('button', { name: 'Meny' })).toHaveCount(0);
  });
});
