import { expect, type Page, type Response } from '@playwright/test';
import type { FirstPageState } from '../contract/first-page.ts';

/** A test fails after this time if the page's scripts never run. */
const TIMEOUT_MS = 40_000;

/**
 * Goes to an address, and waits until the page is interactive. Returns the result of `page.goto`. Throws
 * after 40 s.
 */
export async function visit(page: Page, address: string): Promise<Response | null> {
  const response = await page.goto(address);
  await untilHydrated(page);
  return response;
}

/** Goes to an address, and returns when the response begins. The page may still be loading. */
export async function beginVisit(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' });
}

/** Goes to an address in a context without scripts. Returns the result of `page.goto`. */
export async function openPage(page: Page, address: string): Promise<Response | null> {
  return await page.goto(address, { waitUntil: 'domcontentloaded' });
}

/**
 * Reloads the page, and waits until it is interactive. Returns the result of `page.reload`. Throws after 40
 * s.
 */
export async function reload(page: Page): Promise<Response | null> {
  const response = await page.reload();
  await untilHydrated(page);
  return response;
}

/** Returns the data of the first page at the page's address. The page itself keeps none once its scripts run. */
export async function firstPageOf(page: Page): Promise<FirstPageState> {
  const html = await page.evaluate(async () => await (await fetch(window.location.href)).text());
  return JSON.parse(/id="first-page">(.*?)<\/script>/s.exec(html)?.[1] ?? '');
}

/**
 * Waits until the page is interactive, because earlier clicks are lost, and tests click faster than people. A
 * page outside the portal is ready immediately. Throws after 40 s.
 */
export async function untilHydrated(page: Page): Promise<void> {
  // Before that, a page of the portal may look like a foreign page.
  await page.waitForLoadState('domcontentloaded', { timeout: TIMEOUT_MS });
  const ready = page.locator('html[data-hydrated="true"], html:not(:has(#first-page))');
  await expect(ready, 'the page is interactive').toBeAttached({ timeout: TIMEOUT_MS });
}
