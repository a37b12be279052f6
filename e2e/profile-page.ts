import type { Locator, Page } from '@playwright/test';
import { beginSession, OVERVIEW } from './log-in.ts';
import { personNamed } from './people.ts';
import { expect } from './portal.ts';
import { visit } from './visit.ts';

export const PROFILE = `${OVERVIEW}forsikringsprofil`;

/** Logs in as a demonstration person and opens their hydrated insurance profile. */
export async function openProfile(page: Page, name: string, origin = ''): Promise<void> {
  await beginSession(page, personNamed(name).ssn, { origin });
  await visit(page, origin + PROFILE);
  await untilOverlays(page);
}

/** Waits until the overlays are rendered. The page then responds to clicks. */
export async function untilOverlays(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: 'Varsler' })).toBeAttached();
}

/** Returns a row of the profile by its label. */
export function row(page: Page, label: string): Locator {
  return page.locator('.kfp-row').filter({ has: page.locator('dt', { hasText: new RegExp(`^${label}$`) }) });
}

export const OFFERS = 'Råd og tilbud fra oss';
export const SHARING = 'Deling mellom skadeforsikring og personforsikring';

/** Returns the section with the consents. */
export function section(page: Page): Locator {
  return page.getByRole('region', { name: 'Samtykke til markedsføring' });
}

/** Returns the radio buttons of a consent. */
export function group(page: Page, name: string): Locator {
  return section(page).getByRole('group', { name });
}

export const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Varsler' }).getByText(text);

/** Responds to a request with an error, and optionally a problem code. */
export async function refuse(page: Page, path: string, status: number, code?: string): Promise<void> {
  await page.route(`**/api/privat/forsikring${path}`, (route) =>
    route.fulfill({ status, json: { status, title: 'x', detail: 'x', ...(code ? { code } : {}) } }),
  );
}
