import type { Page } from '@playwright/test';
import { importCustomers } from './import-customers.ts';
import { logIn, OVERVIEW, openOverview, withoutScripts } from './log-in.ts';
import { people, personNamed } from './people.ts';
import { expect, test } from './portal.ts';
import { tasksOf } from './task-section.ts';

const PHONE = { width: 390, height: 844 };
const MAX_DOWN = 800;

const firstInsurance = (page: Page) => page.locator('#forsikringene-dine li').first();

test('what waits comes first, and further tasks open in place, also without scripts', async ({
  page,
  portal,
}) => {
  const line = (of: Page) => tasksOf(of).getByText('4 oppgaver til');
  const messages = (of: Page) => tasksOf(of).getByRole('link', { name: /^Du har uleste meldinger/ });
  await page.setViewportSize(PHONE);
  await logIn(page, people.kari.ssn);
  await expect(tasksOf(page).getByRole('link').first()).toHaveText('Betal regningen');
  await expect(messages(page)).toBeHidden();
  await line(page).press('Enter');
  await expect(messages(page)).toBeVisible();
  await line(page).press('Enter');
  await expect(messages(page)).toBeHidden();

  const unscripted = await withoutScripts(page);
  await unscripted.setViewportSize(PHONE);
  await unscripted.goto(portal.url + OVERVIEW);
  await line(unscripted).click();
  await expect(messages(unscripted)).toBeVisible();
  await unscripted.context().close();
});

test.describe('the page from the server', () => {
  // The content is the same without scripts, in a third of the time.
  test.use({ javaScriptEnabled: false });

  test('on a phone the insurances of a customer for whom nothing waits come soon', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await openOverview(page, personNamed('Marit').ssn);
    await expect(tasksOf(page).getByText('Du har ingenting å gjøre nå')).toBeVisible();
    const { y = Number.NaN } = (await firstInsurance(page).boundingBox()) ?? {};
    expect(y).toBeLessThanOrEqual(MAX_DOWN);
  });

  test('shortcuts to help are below the sum, with the addresses of the menu', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await openOverview(page, personNamed('Ingrid').ssn);
    const actions = page.getByRole('list', { name: 'Snarveier' }).getByRole('link');
    await expect(actions).toHaveText([/^Meld skade/, 'Nødhjelp', 'Faktura', 'Dokumenter', 'Er jeg dekket?']);
    const addresses = await actions.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(addresses).toEqual([
      'https://skade.eksempel.no/meld',
      'tel:+4722009000',
      '/privat/forsikring/betaling',
      '/privat/forsikring/dokumenter',
      `${OVERVIEW}dekning`,
    ]);
    for (const action of await actions.all()) {
      const { width = 0, height = 0 } = (await action.boundingBox()) ?? {};
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  });

  test('only four of 23 tasks are above the insurances, and the others are folded at every width', async ({
    page,
    portal,
  }) => {
    const ssn = '13919110028';
    const motoroppgaver = Array.from({ length: 23 }, (_, index) => ({
      oppgavetype: 'KILOMETERSTAND',
      beskrivelse: `Volvo ${index + 1}`,
      avtalenummer: `${index + 1}`,
    }));
    await importCustomers(portal, [{ ssn, navn: 'Prøve Prøvesen', oppgaver: { motoroppgaver } }]);
    await page.setViewportSize({ width: 1280, height: 900 });
    await openOverview(page, ssn);
    const rows = tasksOf(page).locator('a.kfp-task');
    await expect(rows.filter({ visible: true })).toHaveCount(3);
    await tasksOf(page).getByText('19 oppgaver til').press('Enter');
    await expect(rows.filter({ visible: true })).toHaveCount(22);
  });
});
