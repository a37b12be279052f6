import { consoleErrors, logIn, OVERVIEW, withoutScripts } from './log-in.ts';
import { importWithInsurances } from './many-insurances.ts';
import { expect, test } from './portal.ts';
import { visit } from './visit.ts';

const SSN = '13919110028';
const COUNT = 500;
const FIRST = 24;

test('of 500 insurances the page opens with the first, and all the others follow by themselves', async ({
  page,
  portal,
}) => {
  await importWithInsurances(portal, SSN, COUNT);
  const errors = consoleErrors(page);
  await logIn(page, SSN);
  const cards = page.locator('#forsikringene-dine li > a');
  const showAll = page.getByRole('link', { name: 'Vis alle 500 forsikringer' });
  await visit(page, OVERVIEW);
  await expect(cards).toHaveCount(COUNT);
  await expect(showAll).toHaveCount(0);
  await expect(page.getByText('Du har 500 forsikringer')).toBeVisible();

  const last = cards.last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  const followed = await cards.allTextContents();
  expect(errors).toEqual([]);

  const unscripted = await withoutScripts(page);
  await unscripted.goto(OVERVIEW);
  const unscriptedCards = unscripted.locator('#forsikringene-dine li > a');
  await expect(unscriptedCards).toHaveCount(FIRST);
  await unscripted.getByRole('link', { name: 'Vis alle 500 forsikringer' }).click();
  await expect(unscriptedCards).toHaveCount(COUNT);
  expect(await unscriptedCards.allTextContents()).toEqual(followed);
  await unscripted.context().close();
});
