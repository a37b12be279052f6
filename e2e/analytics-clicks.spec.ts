import { expect as baseExpect, type Page } from '@playwright/test';
import { logIn } from './log-in.ts';
import { people } from './people.ts';
import { test } from './with-collector.ts';

const { kari } = people;
const ALL = JSON.stringify({ functional: 'accepted', statistics: 'accepted', marketing: 'accepted' });
// Events are sent within five seconds.
const expect = baseExpect.configure({ timeout: 15_000 });

test.use({ consent: JSON.parse(ALL) });

/** Lets a test click links without leaving the page. */
async function stayOnThePage(page: Page): Promise<void> {
  await page.evaluate(() => window.addEventListener('click', (event) => event.preventDefault()));
}

test('clicks on the overview are counted by text and place, without personal data', async ({
  page,
  collector,
}) => {
  await logIn(page, kari.ssn);
  await stayOnThePage(page);
  await page.getByRole('link', { name: 'Betal regningen' }).click();
  await page.locator('.kfp-task').first().click();
  await page.locator('.kfp-hero__sentence').getByRole('link').click();
  await page.locator('a.kfp-agreement').first().click();
  await expect(page.getByRole('heading', { level: 1, name: /^Bilforsikring/ })).toBeVisible();
  await page.goBack();
  await page.locator('.kfp-buy-card').getByRole('button').click();
  await page.getByRole('button', { name: /^Vis \d til$/ }).click();
  await page.locator('.kfp-missing').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: /^Forsikringer gjennom kort/ })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Se tilbudene' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tilbudene dine' })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Kjøp forsikring' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hva vil du forsikre?' })).toBeVisible();

  const clicks = () =>
    collector.events
      .filter(({ event }) => event === 'button click')
      .map(({ properties: { type, id, product } }) => [type, id, ...(product ? ['product'] : [])].join(' '));
  // Each report is a separate request, and they can arrive in any order.
  await expect
    .poll(() => clicks().toSorted())
    .toEqual([
      'button kjop-kort',
      'button savner-du',
      'link forsikring product',
      'link kjop-kort',
      'link oppgave',
      'link oppgave',
      'link savner-du',
      'link sum',
      'link tilbud-kort',
    ]);
  expect(JSON.stringify(collector.events)).not.toMatch(/EL 48213|Volvo/);
});

test('expanders, purchase links and offers are counted by place and product', async ({ page, collector }) => {
  await logIn(page, kari.ssn);
  const missing = page.getByRole('region', { name: 'Savner du en forsikring?' });
  await missing.getByText('Forsikring gjennom bankkort eller kundeprogram').click();
  await missing.getByRole('link', { name: 'Se forsikringer gjennom kort og program' }).click();
  const card = page.locator('main details', { hasText: 'Forsikring gjennom bankkortet' });
  await expect(card).toHaveAttribute('open', '');
  await card.locator('summary').click();
  await card.locator('summary').click();
  await stayOnThePage(page);
  await card.getByRole('link', { name: 'Les mer' }).click();
  await page.goBack();
  await page.getByRole('link', { name: 'Se tilbudene' }).click();
  await page.getByRole('link', { name: 'Vis tilbudet' }).first().click();
  await page.goBack();
  await page.getByRole('link', { name: 'Kjøp forsikring' }).click();
  await page.getByRole('link', { name: 'Bilforsikring' }).click();

  const clicks = () =>
    collector.events
      .filter(({ event }) => event === 'button click')
      .map(({ properties: { type, name, id, product } }) => [type, id, name, product].join(' | '));
  await expect
    .poll(() => clicks().toSorted())
    .toEqual([
      'accordion | andre-forsikringer | Forsikring gjennom bankkortet | ',
      'accordion | andre-forsikringer | Forsikring gjennom bankkortet | ',
      'accordion | savner-du | Forsikring gjennom bankkort eller kundeprogram | ',
      'link | andre-forsikringer | Les mer | ',
      'link | kjop-kort | Kjøp forsikring | ',
      'link | kjopsinngang | Bilforsikring | BIL',
      'link | savner-du | Se forsikringer gjennom kort og program | ',
      'link | tilbud | Vis tilbudet | BIL',
      'link | tilbud-kort | Se tilbudene | ',
    ]);
});
