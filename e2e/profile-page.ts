import type { Locator, Page } from '@playwright/test';
import { beginSession, OVERVIEW } from './log-in.ts';
import { personNamed } from './people.ts';
import { expect } from './portal.ts';
import { visit } from './visit.ts';

export const PROFILE = `${OVERVIEW}forsikringsprofil`;

/** Logs in as a demonstration person and opens their insurance profile, hydrated. */
export async function openProfile(page: Page, name: string, origin = ''): Promise<void> {
  await beginSession(page, personNamed(name).ssn, { origin });
  await visit(page, origin + PROFILE);
  await untilOverlays(page);
}

/** Waits until the overlays are there: the page answers presses then. */
export async function untilOverlays(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: 'Varsler' })).toBeAttached();
}

/** Returns a row of the profile, by its label. */
export function row(page: Page, label: string): Locator {
  return page.locator('.kfp-row').filter({ has: page.locator('dt', { hasText: new RegExp(`^${label}$`) }) });
}

/** Returns the labels of the rows, in order. */
export function labels(page: Page): Locator {
  return page.locator('.kfp-row dt');
}

export const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Varsler' }).getByText(text);

/** Answers a request with an error, and with a code where it has one. */
export async function refuse(page: Page, path: string, status: number, code?: string): Promise<void> {
  await page.route(`**/api/privat/forsikring${path}`, (route) =>
    route.fulfill({ status, json: { status, title: 'x', detail: 'x', ...(code ? { code } : {}) } }),
  );
}

/** Holds a request back. Returns the function that lets it go. */
export async function hold(page: Page, path: string): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(`**/api/privat/forsikring${path}`, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}
