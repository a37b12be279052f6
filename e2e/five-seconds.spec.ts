import type { Page } from '@playwright/test';
import { importCustomers } from './import-customers.ts';
import { logIn, OVERVIEW, withoutScripts } from './log-in.ts';
import { people, personNamed } from './people.ts';
import { expect, test } from './portal.ts';

const PHONE = { width: 390, height: 844 };
const MAX_DOWN = 1000;

const tasksOf = (page: Page) => page.getByRole('region', { name: 'Oppgavene dine' });
const firstInsurance = (page: Page) => page.locator('#forsikringene-dine li').first();

test('on a phone the insurances come soon after the tasks and offers, and folded content opens in place', async ({
  page,
  portal,
}) => {
  await page.setViewportSize(PHONE);
  await logIn(page, people.kari.ssn);
  const { y = Number.NaN } = (await firstInsurance(page).boundingBox()) ?? {};
  expect(y).toBeLessThanOrEqual(MAX_DOWN);
  const offers = tasksOf(page).getByRole('link', { name: 'Se tilbudene' });
  await expect(tasksOf(page).getByRole('link', { name: 'Start helseerklæringen' })).toBeVisible();
  await expect(offers).toBeHidden();

  const line = tasksOf(page).getByText('3 oppgaver til og 4 tilbud');
  await line.press('Enter');
  await expect(tasksOf(page).getByRole('link', { name: 'Du har uleste meldinger' })).toBeVisible();
  await expect(offers).toBeVisible();
  await line.press('Enter');
  await expect(offers).toBeHidden();

  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(line).toBeHidden();
  await expect(offers).toBeVisible();

  const unscripted = await withoutScripts(page);
  await unscripted.setViewportSize(PHONE);
  await unscripted.goto(portal.url + OVERVIEW);
  await tasksOf(unscripted).getByText('3 oppgaver til og 4 tilbud').click();
  await expect(tasksOf(unscripted).getByRole('link', { name: 'Se tilbudene' })).toBeVisible();
  await unscripted.context().close();
});

test('shortcuts to help are below the sum, with the addresses of the menu', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await logIn(page, personNamed('Ingrid').ssn);
  const actions = page.getByRole('list', { name: 'Snarveier' }).getByRole('link');
  await expect(actions).toHaveText([/^Meld skade/, 'Nødhjelp', 'Faktura', 'Dokumenter']);
  const addresses = await actions.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual([
    'https://skade.eksempel.no/meld',
    'tel:+4722009000',
    '/privat/forsikring/betaling',
    '/privat/forsikring/dokumenter',
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
  await logIn(page, ssn);
  const rows = tasksOf(page).locator('a.kfp-task');
  await expect(rows.filter({ visible: true })).toHaveCount(3);
  await tasksOf(page).getByText('19 oppgaver til').press('Enter');
  await expect(rows.filter({ visible: true })).toHaveCount(22);
});
