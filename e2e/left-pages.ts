import type { Browser } from '@playwright/test';
import { beginVisit } from './visit.ts';

/**
 * Waits until what the last test's pages sent as they were closed has arrived, so that it counts for no later test: the browser has
 * loaded something else after it.
 */
export async function untilLeftPagesAreDone(browser: Browser, origin: string): Promise<void> {
  const page = await browser.newPage();
  await beginVisit(page, `${origin}/internal/health/live`);
  await page.close();
}
