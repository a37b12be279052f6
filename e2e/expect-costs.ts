import type { Page } from '@playwright/test';
import { sumOre, toOre } from '../domain/money.ts';
import { expect } from './portal.ts';

const AREAS = /^(Kjøretøy|Hus og hytte|Reise|Innbo og ting|Liv og helse|Båt|Dyr) [\d\u00a0,]+\u00a0kr\/md$/;

export const insurancesOf = (page: Page) => page.getByRole('region', { name: 'Forsikringene dine' });
export const costsOf = (page: Page) =>
  insurancesOf(page)
    .locator('div')
    .filter({ has: page.getByRole('heading', { name: 'Dette koster forsikringene' }) })
    .last();

/** Prices of each demonstration person: per month and year, and by area, the highest first. */
const COSTS: Record<string, [string, string[]]> = {
  Kari: [
    '3 200 kr/md 38 400 kr/år',
    [
      'Kjøretøy 1 154,50 kr/md',
      'Hus og hytte 798 kr/md',
      'Liv og helse 456,50 kr/md',
      'Dyr 389 kr/md',
      'Innbo og ting 186 kr/md',
      'Reise 142 kr/md',
      'Båt 74 kr/md',
    ],
  ],
  Gunnar: ['295,50 kr/md 3 546 kr/år 13 uten pris', ['Liv og helse 197,50 kr/md', 'Reise 98 kr/md']],
  'Per Arne': ['4 239,25 kr/md 50 871 kr/år', ['Kjøretøy 3 975,25 kr/md', 'Båt 264 kr/md']],
  Tor: ['1 139,25 kr/md 13 671 kr/år', ['Liv og helse 1 139,25 kr/md']],
  Amina: ['74 kr/md 888 kr/år 1 uten pris', ['Reise 74 kr/md']],
  Ola: ['1 888 kr/md 22 656 kr/år', ['Hus og hytte 1 480 kr/md', 'Dyr 356 kr/md', 'Kjøretøy 52 kr/md']],
};

/** People without costs to divide by area. */
const WITHOUT_PICTURE = ['Ingrid', 'Jonas'];

/** Expects the overview to show the costs of a demonstration person by area, or no costs. */
export async function expectCosts(page: Page, name: string): Promise<void> {
  const [sums, areas] = COSTS[name] ?? [];
  if (sums && areas) await expectSums(page, sums, areas);
  if (name === 'Bjørn') await expectSixtyAddedUp(page);
  if (WITHOUT_PICTURE.includes(name)) {
    await expect(page.getByRole('link', { name: 'Kjøp forsikring' })).toBeVisible();
    await expect(page.getByText('Dette koster forsikringene')).toHaveCount(0);
    if (name === 'Jonas') await expect(page.getByText('kr/md')).toHaveCount(0);
  }
}

async function expectSums(page: Page, sums: string, areas: string[]): Promise<void> {
  await expect(costsOf(page).getByRole('paragraph')).toHaveText(sums);
  await expect(costsOf(page).getByRole('listitem')).toHaveText(areas);
  // The bars show the same order: decreasing lengths.
  const widths = await costsOf(page)
    .locator('rect:last-child')
    .evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().width));
  expect(widths).toEqual(widths.toSorted((a, b) => b - a));
  // A single area has no bar: there is nothing to compare.
  expect(widths).toHaveLength(areas.length > 1 ? areas.length : 0);
}

/** Each of the sixty insurances belongs to an area, and the areas add up to the total. */
async function expectSixtyAddedUp(page: Page): Promise<void> {
  const texts = await costsOf(page).getByRole('listitem').allTextContents();
  const ore = texts.map((text) => {
    expect(text).toMatch(AREAS);
    const amount = text.replace(/^\D+/, '').replace(/\u00a0kr\/md$/, '');
    return toOre(Number(amount.replaceAll('\u00a0', '').replace(',', '.')));
  });
  expect(ore).toHaveLength(7);
  expect(ore).toEqual(ore.toSorted((a, b) => b - a));
  expect(sumOre(ore)).toBe(1_807_150);
  await expect(costsOf(page).getByRole('paragraph')).toHaveText('18 071,50 kr/md 216 858 kr/år 2 uten pris');
}
