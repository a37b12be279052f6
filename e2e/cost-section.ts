import type { Page } from '@playwright/test';

export const insurancesOf = (page: Page) => page.getByRole('region', { name: 'Forsikringene dine' });
export const costsOf = (page: Page) =>
  insurancesOf(page)
    .locator('div')
    .filter({ has: page.getByRole('heading', { name: 'Dette koster forsikringene' }) })
    .last();
