import type { Locator, Page } from '@playwright/test';

export const PHONE = { width: 390, height: 844 };

export const navigation = (page: Page) => page.getByRole('navigation', { name: 'Hovedmeny' });
export const menuButton = (page: Page) => page.locator('summary').filter({ hasText: 'Meny' });

/** Returns the texts and targets of the visible links. */
export async function linksOf(within: Locator): Promise<(string | null | undefined)[][]> {
  return await within
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => [
        link.querySelector('.kfp-navigation__text')?.firstChild?.textContent,
        link.getAttribute('href'),
      ]),
    );
}
