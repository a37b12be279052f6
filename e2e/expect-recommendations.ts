import type { Page } from '@playwright/test';
import { expect } from './portal.ts';

export const moduleOf = (page: Page) => page.getByRole('region', { name: 'Anbefalt for deg' });
export const priceOf = (page: Page) => moduleOf(page).getByRole('link', { name: /^Se pris på/ });
const othersOf = (page: Page) => moduleOf(page).getByRole('listitem').getByRole('link');

/** Expected recommendations: person, main product, address of its price, and smaller cards. */
const RECOMMENDED: [who: string, main: string, href: string, others: string[]][] = [
  // A union member with car and boat insurance.
  ['Kari', 'hytteforsikring', '/hytte?fromLo=true', ['Behandling', 'Kritisk sykdom', 'Motorsykkel', 'Moped']],
  // Equal scores.
  ['Jonas', 'bilforsikring', '/motor/bil', ['Reise', 'Innbo']],
  // Collective travel and home insurance count as travel and contents.
  ['Gunnar', 'husforsikring', '/hus?fromLo=true', ['Bil']],
  ['Ingrid', 'innboforsikring', '/innbo', []],
  // Pets have no content.
  [
    'Anne-Charlotte',
    'uførepensjon',
    '/liv/kjop/uforeforsikring',
    ['Uførekapital', 'Båt', 'Reise', 'Motorsykkel'],
  ],
];

/** People without recommendations: the control group, and customers for whom nothing is recommended. */
const WITHOUT_MODULE = ['Marit', 'Per Arne'];

/** Expects the overview to show the recommendations of a demonstration person, or none. */
export async function expectRecommendations(page: Page, name: string): Promise<void> {
  for (const [who, main, href, others] of RECOMMENDED) {
    if (who !== name) continue;
    await expect(priceOf(page)).toHaveText(`Se pris på ${main}`);
    await expect(priceOf(page)).toHaveAttribute('href', `/privat/forsikring${href}`);
    await expect(moduleOf(page).locator('.kfp-nbo__drawing svg')).toBeVisible();
    await expect(moduleOf(page).locator('.kfp-nbo__name')).toHaveText(others);
    await expect(othersOf(page)).toHaveCount(others.length);
    // Without scripts the explanation is shown at once.
    await expect(page.getByText('Jo flere forsikringer du har hos oss')).toBeVisible();
  }
  if (!WITHOUT_MODULE.includes(name)) return;
  await expect(page.getByRole('heading', { name: 'Hva vil du forsikre?' })).toBeVisible();
  await expect(moduleOf(page)).toHaveCount(0);
}
