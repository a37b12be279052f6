import { expect, type Page } from '@playwright/test';

/** A page whose scripts are held back is left as it is after this time. */
const PATIENCE_MS = 5000;

/**
 * Waits until the page answers presses: what is pressed before that is lost, and a test is quicker than people are. Pages
 * that are not the portal's, or run no scripts, never wake up.
 */
export async function untilAwake(page: Page): Promise<void> {
  await expect
    .poll(() => isAwake(page), { intervals: [20], timeout: PATIENCE_MS })
    .toBe(true)
    .catch(() => {});
}

async function isAwake(page: Page): Promise<boolean> {
  try {
    return await page.evaluate(
      () => !document.getElementById('first-page') || document.documentElement.dataset.awake === 'true',
    );
  } catch {
    // The page is on its way to another.
    return false;
  }
}
