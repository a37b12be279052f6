import type { Browser } from '@playwright/test';
import { beginVisit } from './visit.ts';

/**
 * Waits until the requests of the last test's closed pages have arrived, so that they do not affect later
 * tests. Loads another page for this, because its request comes after them.
 */
export async function untilLeftPagesAreDone(browser: Browser, origin: string): Promise<void> {
  const page = await browser.newPage();
  await beginVisit(page, `${origin}/internal/health/live`);
  await page.close();
}
