import { setTimeout } from 'node:timers/promises';
import type { Cookies } from './phone.ts';
import { onPhonePage, type PhonePage } from './phone-page.ts';

/** How long after its load event a first view may still change, in ms. */
const QUIET_MS = 2_000;

/** Measurements of one page load with an empty cache: milliseconds, and the cumulative layout shift. */
export type PageLoad = {
  firstByte: number;
  largestPaint: number;
  blockingTime: number;
  layoutShift: number;
  /** until the next frame after the first press on a button of the page, once it is quiet; NaN without a button */
  firstPress: number;
};

/** Loads a page on a slow phone, in a browser that was just started. */
export async function loadPage(address: string, session: Cookies): Promise<PageLoad> {
  return await onPhonePage(session, address, async (page) => {
    await page.open(address);
    await setTimeout(QUIET_MS);
    const timings = await page.evaluate(readTimings);
    return { ...timings, firstPress: await pressOnce(page) };
  });
}

/** Presses the first button in the page's main part, and returns the latency of the interaction in ms. */
async function pressOnce(page: PhonePage): Promise<number> {
  const button = await page.evaluate(firstButton);
  if (!button) return Number.NaN;
  await setTimeout(QUIET_MS);
  await page.tap(button);
  await setTimeout(QUIET_MS);
  return await page.evaluate(longestInteraction);
}

/** Scrolls to the first visible button of the page's main part. Returns its centre, or null. Runs in the page. */
function firstButton(): { x: number; y: number } | null {
  const buttons = [...document.querySelectorAll('main button, main summary')];
  const button = buttons.find((each) => each.checkVisibility({ visibilityProperty: true }));
  if (!button) return null;
  button.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = button.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Returns the longest latency of an event so far, in ms. Runs in the page. */
async function longestInteraction(): Promise<number> {
  type Event = PerformanceEntry & { interactionId: number };
  /** The browser does not report shorter interactions. */
  const shortest = 16;
  return await new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      const events = (list.getEntries() as Event[]).filter(({ interactionId }) => interactionId > 0);
      resolve(Math.max(shortest, ...events.map(({ duration }) => duration)));
    });
    observer.observe({
      type: 'event',
      buffered: true,
      durationThreshold: shortest,
    } as PerformanceObserverInit);
    // The observer is not called when there are no entries.
    window.setTimeout(resolve, 300, shortest);
  });
}

/** Returns the timings that the browser has recorded for the page. Runs in the page. */
async function readTimings(): Promise<Omit<PageLoad, 'firstPress'>> {
  type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean };
  const entriesOf = async (type: string): Promise<Entry[]> =>
    await new Promise((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries() as Entry[]));
      observer.observe({ type, buffered: true });
      // The observer is not called when there are no entries.
      window.setTimeout(resolve, 300, []);
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
