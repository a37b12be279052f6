import { logIn, withoutScripts } from './log-in.ts';
import { expectNoFindings } from './no-findings.ts';
import { people } from './people.ts';
import { expect, test } from './portal.ts';
import { untilHydrated, visit } from './visit.ts';

const { kari } = people;
const CLAIMS = '/privat/forsikring/skadesaker';

test('insurances, documents and claims lead to each other, to PDF files, and back', async ({
  page,
  portal,
}) => {
  await test.step('a card leads to its insurance with coverages and PDF documents, and back', async () => {
    await logIn(page, kari.ssn);
    await page.getByRole('link', { name: /^Bilforsikring Volvo V60/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bilforsikring');
    await expect(page).toHaveTitle('Bilforsikring, Volvo V60, EL 04821 – Fremtind Forsikring');
    await expect(page.getByRole('listitem').filter({ hasText: 'Leiebil' })).toHaveText(
      /^Leiebil\s?ikke med$/,
    );
    await expect(page.getByRole('term').filter({ hasText: 'Avtalenummer' })).toBeVisible();
    await expectNoFindings(page);

    const address = await page.getByRole('link', { name: 'Grønt kort' }).getAttribute('href');
    const file = await page.request.get(address ?? '');
    expect(file.headers()['content-type']).toBe('application/pdf');

    await page.getByRole('main').getByRole('link', { name: 'Forsikringsoversikt', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forsikringsoversikt');
  });

  await test.step('documents can be found by text, kind and insurance, and read without scripts', async () => {
    await visit(page, '/privat/forsikring/dokumenter');
    await expect(page).toHaveTitle('Dokumenter – Fremtind Forsikring');
    const documents = page.getByRole('main').getByRole('link', { name: /åpnes i ny fane/ });
    const all = await documents.count();
    expect(all).toBeGreaterThan(3);
    await expectNoFindings(page);

    await page.getByRole('searchbox', { name: 'Søk i dokumentene' }).fill('grønt');
    await expect(documents).toHaveCount(1);
    await expect(page.getByRole('status').filter({ hasText: `Viser 1 av ${all} dokumenter` })).toBeVisible();
    await page.getByRole('button', { name: 'Vis alle' }).click();
    await page.getByRole('button', { name: 'Vilkår', exact: true }).press('Enter');
    await expect(documents.first()).toContainText('Vilkår');
    await page.getByRole('button', { name: 'Vis alle' }).click();
    await page
      .getByLabel('Forsikring', { exact: true })
      .selectOption({ label: 'Bilforsikring, Volvo V60, EL 04821, avtale 81030354' });
    await expect(documents).toHaveCount(3);

    const plain = await withoutScripts(page);
    await plain.goto(`${portal.url}/privat/forsikring/dokumenter`);
    await expect(plain.getByRole('main').getByRole('link', { name: /åpnes i ny fane/ })).toHaveCount(all);
    await expect(plain.getByRole('searchbox')).toBeHidden();
    await plain.context().close();
  });

  await test.step('claims show the next step, and link to insurance and documents, with the keyboard', async () => {
    await visit(page, CLAIMS);
    await expect(page).toHaveTitle('Skadesaker – Fremtind Forsikring');
    const claims = page.getByRole('main').getByRole('listitem');
    await expect(claims.first()).toContainText('Venter på deg');
    await expect(claims.filter({ hasText: 'Bamse' })).toContainText('Vi jobber med saken. Veterinæren');
    await expect(claims.filter({ hasText: 'Registrert' })).toHaveCount(1);
    await expectNoFindings(page);

    await page.getByRole('link', { name: /^Storm tok takstein/ }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Storm tok takstein');
    await untilHydrated(page);
    const events = page.getByRole('main').getByRole('list').first().getByRole('listitem');
    await expect(events).toHaveText([/^Vi ba om bilder/, /^Anders Lie/, /^Du meldte skaden/]);
    await expect(events.first()).toHaveAttribute('aria-current', 'step');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Svar i skadesaken' })).toHaveAttribute(
      'href',
      '/privat/forsikring/oversikt/jump/seopp/skadesaker',
    );
    await expect(main).toContainText('Eller ring oss på +47 22 00 00 01. Send ikke bilder');
    await expect(main.locator('[href^="mailto:"]')).toHaveCount(0);
    await expectNoFindings(page);
    const address = await page
      .getByRole('link', { name: 'Vi trenger bilder av skaden' })
      .getAttribute('href');
    expect((await page.request.get(address ?? '')).headers()['content-type']).toBe('application/pdf');

    await page.getByRole('link', { name: 'Husforsikring', exact: true }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Husforsikring');
    await page.getByRole('link', { name: /^Storm tok takstein/ }).press('Enter');
    await page.getByRole('link', { name: 'Skadesaker', exact: true }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Skadesaker');
  });
});
