import type { Browser } from '@playwright/test';
import { beginVisit } from './visit.ts';

/**
 * Waits until the requests of the last test's closed pages have arrived at a server, so that they do not affect
 * later tests. Loads another page from it for this, because its request comes after them.
 */
export async function untilLeftPagesAreDone(browser: Browser, address: string): Promise<void> {
  const page = await browser.newPage();
  await beginVisit(page, address);
  await page.close();
}
