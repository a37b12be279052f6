import { expect, type Locator, type Page } from '@playwright/test';

const LOOK_MS = 1_000;

/**
 * Advances the page's clock by `ms` repeatedly until `seen` is visible. One step is not enough, because a
 * wait of the page may start only after a response has arrived. The clock must be installed. Throws after a
 * minute.
 */
export async function passTimeUntil(page: Page, ms: number, seen: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(ms);
    await expect(seen).toBeVisible({ timeout: LOOK_MS });
  }).toPass({ timeout: 60_000 });
}
