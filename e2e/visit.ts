import { expect, type Page, type Response } from '@playwright/test';

/** A page whose scripts never run is an error that the test reports, not something to wait out. */
const TIMEOUT_MS = 40_000;

/** Goes to an address, and waits until the page there answers presses. Returns what `page.goto` does; throws after 40 s. */
export async function visit(page: Page, address: string): Promise<Response | null> {
  const response = await page.goto(address);
  await untilHydrated(page);
  return response;
}

/** Goes to an address, and returns as soon as it answers: the page may still load, and is left as it is. */
export async function beginVisit(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' });
}

/** Loads the page anew, and waits until it is interactive. Returns what `page.reload` does; throws after 40 s. */
export async function reload(page: Page): Promise<Response | null> {
  const response = await page.reload();
  await untilHydrated(page);
  return response;
}

/**
 * Waits until the page is interactive: what is pressed before that is lost, and a test is quicker than people are. A page
 * that is not the portal's own is ready at once. Throws after 40 s.
 */
export async function untilHydrated(page: Page): Promise<void> {
  // Until all of it has come, a page of the portal's looks as if it were none.
  await page.waitForLoadState('domcontentloaded', { timeout: TIMEOUT_MS });
  const ready = page.locator('html[data-hydrated="true"], html:not(:has(#first-page))');
  await expect(ready, 'the page is interactive').toBeAttached({ timeout: TIMEOUT_MS });
}
