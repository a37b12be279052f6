import type { Browser, BrowserContext } from '@playwright/test';
import { openPhone, slowDown } from './phone.ts';

/** How long after its load event a first view may still change, in ms. */
const QUIET_MS = 2_000;

/** Measurements of one page load with an empty cache: milliseconds, and the cumulative layout shift. */
export type PageLoad = {
  firstByte: number;
  largestPaint: number;
  blockingTime: number;
  layoutShift: number;
};

/** Loads a page on a slow phone, in a new browser context. */
export async function loadPage(
  browser: Browser,
  address: string,
  session: Awaited<ReturnType<BrowserContext['cookies']>>,
): Promise<PageLoad> {
  const context = await openPhone(browser, address, session);
  try {
    const page = await context.newPage();
    await slowDown(page);
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForTimeout(QUIET_MS);
    return await page.evaluate(readTimings);
  } finally {
    await context.close();
  }
}

/** Returns the timings that the browser has recorded for the page. Runs in the page. */
async function readTimings(): Promise<PageLoad> {
  type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean };
  const entriesOf = async (type: string): Promise<Entry[]> =>
    await new Promise((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries() as Entry[]));
      observer.observe({ type, buffered: true });
      // The observer is not called when there are no entries.
      setTimeout(resolve, 300, []);
    });
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const [first] = performance.getEntriesByName('first-contentful-paint');
  const paints = await entriesOf('largest-contentful-paint');
  const tasks = await entriesOf('longtask');
  const shifts = await entriesOf('layout-shift');
  const afterPaint = tasks.filter(({ startTime }) => startTime >= (first?.startTime ?? 0));
  return {
    firstByte: navigation?.responseStart ?? Number.NaN,
    largestPaint: paints.at(-1)?.startTime ?? Number.NaN,
    blockingTime: afterPaint.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
    layoutShift: shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0),
  };
}
