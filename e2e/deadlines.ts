import type { Page } from '@playwright/test';

type Held = typeof globalThis & { deadlines: AbortController[] };

/** Holds the timeouts of the page's requests. Returns a function that lets them expire. */
export async function holdDeadlines(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const held = globalThis as Held;
    held.deadlines = [];
    AbortSignal.timeout = () => {
      const deadline = new AbortController();
      held.deadlines.push(deadline);
      return deadline.signal;
    };
  });
  return () =>
    page.evaluate(() => {
      const passed = new DOMException('The deadline has passed.', 'TimeoutError');
      for (const deadline of (globalThis as Held).deadlines.splice(0)) deadline.abort(passed);
    });
}
