import type { Locator, Page } from '@playwright/test';

/** The portal's base path, as in the links of the menu. */
export const BASE = '/privat/forsikring/oversikt';
export const PHONE = { width: 390, height: 844 };

/** The menu's items in order, with their targets at fremtind (spec: shell §2.7). */
export const ITEMS: readonly [text: string, href: string][] = [
  ['Forsikringsoversikt', BASE],
  ['Dokumenter', '/privat/forsikring/dokumenter'],
  ['Faktura', '/privat/forsikring/betaling'],
  ['Kjøp', `${BASE}/kjopsinnganger`],
  ['Meld skade', 'https://skade.eksempel.no/meld'],
  ['Skadesaker', `${BASE}/jump/seopp/skadesaker`],
  ['Meldinger', '/privat/forsikring/meldinger'],
  ['Profil', `${BASE}/forsikringsprofil`],
  ['Tilbud', `${BASE}/tilbud`],
];

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
