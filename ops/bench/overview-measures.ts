import type { Browser } from '@playwright/test';
import { refuseCookies } from '../../e2e/consent-cookie.ts';
import { logIn, OVERVIEW } from '../../e2e/log-in.ts';
import { slowProcessor } from './phone.ts';

const SCROLL_STEPS = 120;
const STEP_PX = 120;

/**
 * All in milliseconds: until the first paint, until the page responds to a click, and the frames during
 * scrolling.
 */
export type Measures = {
  'first seen (ms)': number;
  'answers a press (ms)': number;
  'press when hydrated (ms)': number;
  'frame in the middle (ms)': number;
  'frame, slowest of 20 (ms)': number;
};

/** Logs a customer in and loads the overview on a slowed CPU. */
export async function measureOverview(
  browser: Browser,
  url: string,
  ssn: string,
  width: number,
): Promise<Measures> {
  const context = await browser.newContext({ viewport: { width, height: 844 }, locale: 'nb-NO' });
  await refuseCookies(context, url);
  const page = await context.newPage();
  await logIn(page, ssn, { origin: url });
  await slowProcessor(page);

  await page.goto(url + OVERVIEW, { waitUntil: 'commit' });
  const button = page.getByRole('button', { name: 'Mer om rabatten' });
  await button.waitFor();
  const hydrated = await page.evaluate(untilAnswered);
  const firstSeen = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  );
  const press = await page.evaluate(onePress);
  const frames = (await page.evaluate(scroll, { steps: SCROLL_STEPS, px: STEP_PX })).toSorted(
    (a, b) => a - b,
  );
  await context.close();
  return {
    'first seen (ms)': firstSeen,
    'answers a press (ms)': hydrated,
    'press when hydrated (ms)': press,
    'frame in the middle (ms)': frames[Math.floor(frames.length / 2)] ?? 0,
    'frame, slowest of 20 (ms)': frames[Math.floor(frames.length * 0.95)] ?? 0,
  };
}

/** Clicks until the page responds. Returns milliseconds since the navigation. Runs in the page. */
async function untilAnswered(): Promise<number> {
  const button = document.querySelector<HTMLElement>('.kfp-tooltip__button');
  while (button?.getAttribute('aria-expanded') !== 'true') {
    button?.click();
    await new Promise((done) => setTimeout(done, 5));
  }
  return performance.now();
}

/** Returns the milliseconds from a click to the frame that shows its effect. Runs in the page. */
async function onePress(): Promise<number> {
  const began = performance.now();
  document.querySelector<HTMLElement>('.kfp-tooltip__button')?.click();
  await new Promise(requestAnimationFrame);
  await new Promise((done) => setTimeout(done));
  return performance.now() - began;
}

/** Scrolls down and up, one step per frame. Returns the duration of each frame in ms. Runs in the page. */
async function scroll({ steps, px }: { steps: number; px: number }): Promise<number[]> {
  const frames: number[] = [];
  let last = performance.now();
  const end = document.documentElement.scrollHeight - innerHeight;
  for (let step = 0; step < steps; step += 1) {
    const place = (step * px) % (2 * end);
    scrollTo(0, place > end ? 2 * end - place : place);
    await new Promise(requestAnimationFrame);
    const now = performance.now();
    frames.push(now - last);
    last = now;
  }
  return frames;
}
