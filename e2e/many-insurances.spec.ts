import { beginSession, consoleErrors, logIn, OVERVIEW, withoutScripts } from './log-in.ts';
import { importWithInsurances } from './many-insurances.ts';
import { expectNoFindings } from './no-findings.ts';
import { personNamed } from './people.ts';
import { expect, test } from './portal.ts';
import { reload, visit } from './visit.ts';

const SSN = '13919110028';
const COUNT = 500;
const FIRST = 24;

test('a page with 500 insurances opens with their groups, and the cards load automatically', async ({
  page,
  portal,
}) => {
  await importWithInsurances(portal, SSN, COUNT);
  const errors = consoleErrors(page);
  await beginSession(page, SSN);
  const cards = page.locator('#forsikringene-dine .kfp-agreement');
  const showAll = page.getByRole('link', { name: 'Vis alle 500 forsikringer' });
  await visit(page, OVERVIEW);
  await expect(cards).toHaveCount(COUNT);
  await expect(showAll).toHaveCount(0);
  await expect(page.getByText('Du har 500 forsikringer')).toBeVisible();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThan(6000);

  const group = page.locator('#forsikringene-dine details').last();
  await expect(group.locator('li > a').first()).toBeHidden();
  await group.locator('summary').press('Enter');
  await expect(group.locator('li > a').last()).toBeVisible();
  const followed = await cards.allTextContents();
  expect(errors).toEqual([]);

  const unscripted = await withoutScripts(page);
  await unscripted.goto(OVERVIEW);
  const unscriptedCards = unscripted.locator('#forsikringene-dine .kfp-agreement');
  await expect(unscriptedCards).toHaveCount(FIRST);
  await expect(unscripted.getByLabel('Søk i forsikringene')).toHaveCount(0);
  await unscripted.locator('#forsikringene-dine summary').last().click();
  await unscripted.getByRole('link', { name: 'Vis alle 500 forsikringer' }).filter({ visible: true }).click();
  await expect(unscriptedCards).toHaveCount(COUNT);
  expect(await unscriptedCards.allTextContents()).toEqual(followed);
  await unscripted.context().close();
});

test('sixty insurances can be searched by keyboard, with announced results that are kept after a reload', async ({
  page,
}) => {
  await logIn(page, personNamed('Bjørn').ssn);
  const section = page.getByRole('region', { name: 'Forsikringene dine' });
  const cards = section.locator('.kfp-agreement').filter({ visible: true });
  await expect(section.getByRole('heading', { name: 'Kjøretøy' })).toBeVisible();
  await expect(cards).toHaveCount(0);

  const field = section.getByLabel('Søk i forsikringene');
  await field.focus();
  await page.keyboard.type('veteran');
  await expect(section.locator('.kfp-agreement-search').getByRole('status').last()).toHaveText(
    'Viser 4 av 60 forsikringer.',
  );
  await expect(cards).toHaveCount(4);
  await expect(section.locator('details')).toHaveCount(1);

  await reload(page);
  await expect(field).toHaveValue('veteran');
  await expect(cards).toHaveCount(4);

  await expectNoFindings(page);

  await field.fill('finnes ikke');
  await expect(section.locator('.kfp-agreement-search').getByRole('status').last()).toHaveText(
    'Ingen av forsikringene passer.',
  );
  await section.getByRole('button', { name: 'Vis alle' }).press('Enter');
  await expect(field).toHaveValue('');
  await expect(section.locator('details')).toHaveCount(7);

  const renewals = section.getByRole('button', { name: 'Fornyelse (3)' });
  await renewals.press('Space');
  await expect(renewals).toHaveAttribute('aria-pressed', 'true');
  await expect(section.locator('.kfp-agreement-search').getByRole('status').last()).toHaveText(
    'Viser 3 av 60 forsikringer.',
  );
  await expect(cards.getByText('Fornyelse', { exact: true })).toHaveCount(3);
  await renewals.press('Space');
  await expect(section.locator('.kfp-agreement-search').getByRole('status').last()).toHaveText('');
  await expect(cards).toHaveCount(0);

  await section.locator('summary').first().press('Enter');
  await expectNoFindings(page);
});

test('the costs stay visible next to many insurances, and do not cover the dates below them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await logIn(page, personNamed('Bjørn').ssn);
  const costs = page.locator('.kfp-agreement-side > *');
  const dates = page.locator('.kfp-agreement-below').first();
  await dates.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top - 100));
  const [over, under] = [await costs.boundingBox(), await dates.boundingBox()];
  expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThanOrEqual(under?.y ?? 0);

  const section = page.getByRole('region', { name: 'Forsikringene dine' });
  await section.locator('summary').first().press('Enter');
  await section.locator('details').first().locator('li').last().scrollIntoViewIfNeeded();
  await expect(section.getByRole('heading', { name: 'Dette koster forsikringene' })).toBeInViewport();
});
