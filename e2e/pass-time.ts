import { expect, type Locator, type Page } from '@playwright/test';

const LOOK_MS = 1_000;

/**
 * Lets the page's clock jump on by `ms`, again and again, until what is to come is seen: what the page waits for begins when
 * an answer has come, and each takes its own time. The clock must be installed. Throws when it is not seen in time.
 */
export async function passTimeUntil(page: Page, ms: number, seen: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(ms);
    await expect(seen).toBeVisible({ timeout: LOOK_MS });
  }).toPass({ timeout: 60_000 });
}
