import type { Page } from '@playwright/test';
import { importCustomers } from './import-customers.ts';
import { logIn, OVERVIEW, openOverview, withoutScripts } from './log-in.ts';
import { people, personNamed } from './people.ts';
import { expect, test } from './portal.ts';
import { tasksOf } from './task-section.ts';

const PHONE = { width: 390, height: 844 };
/** How far down the first insurance is on a phone when nothing waits for the customer, in CSS pixels. */
const FIRST_INSURANCE = 640;

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

  test('the insurances come soon, below shortcuts to help and at most four tasks', async ({
    page,
    portal,
  }) => {
    await test.step('the tasks are first on a phone, and without tasks the insurances are near on a phone and a desk', async () => {
      await page.setViewportSize(PHONE);
      await openOverview(page, people.kari.ssn);
      await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Oppgavene dine');
      await expect(page.getByRole('link', { name: 'Betal regningen' })).toBeInViewport();

      await openOverview(page, personNamed('Marit').ssn);
      await expect(page.getByRole('heading', { name: 'Du har ingenting å gjøre nå' })).toBeVisible();
      const first = page.locator('.kfp-agreement').first();
      expect((await first.boundingBox())?.y).toBeLessThanOrEqual(FIRST_INSURANCE);
      await page.setViewportSize({ width: 1280, height: 900 });
      await expect(first).toBeInViewport({ ratio: 0.9 });
    });

    await test.step('shortcuts to help are below the sum, with the addresses of the menu', async () => {
      await page.setViewportSize(PHONE);
      await openOverview(page, personNamed('Ingrid').ssn);
      const actions = page.getByRole('list', { name: 'Snarveier' }).getByRole('link');
      await expect(actions).toHaveText([
        /^Meld skade/,
        'Nødhjelp',
        'Faktura',
        'Dokumenter',
        'Er jeg dekket?',
      ]);
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

    await test.step('only four of 23 tasks are above the insurances, and the others are folded at every width', async () => {
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
});
