import { expect, type Locator, type Page } from '@playwright/test';

const LOOK_MS = 1_000;

/** Delay of the only retry of a failed query, in ms (spec: overview §9). */
export const RETRY_MS = 5_000;

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

/**
 * Removes the expiry from answers about the session. The page's clock runs ahead in the test, and the server's
 * time would close the warning again.
 */
export async function withoutServerTime(page: Page): Promise<void> {
  await page.route('**/auth/session-status', async (route) => {
    const response = await route.fetch();
    const { 'x-session-expiry': _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
}
