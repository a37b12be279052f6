import type { Browser, Page } from '@playwright/test';
import { refuseCookies } from '../../e2e/consent-cookie.ts';
import { logIn, OVERVIEW } from '../../e2e/log-in.ts';
import { people } from '../../e2e/people.ts';
import { startPortal } from '../../e2e/portal.ts';
import { visit } from '../../e2e/visit.ts';
import { quantile, type Table } from './figures.ts';
import { launchBrowser, slowDown } from './phone.ts';

const ROUNDS = 5;
/** How long a customer reads before they click, in ms. */
const READING_MS = 6_000;
/** Wide enough for the menu to show its links. */
const VIEWPORT = { width: 1280, height: 900 };

/**
 * Measures the time from a click on a link to the next page, both right after the first page and a while
 * later.
 */
export async function measureNavigation(): Promise<readonly Table[]> {
  const portal = await startPortal();
  const browser = await launchBrowser();
  try {
    const loads: Record<'cold' | 'warm', Shown[]> = { cold: [], warm: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      loads.cold.push(await clickThrough(browser, portal.url, 0));
      loads.warm.push(await clickThrough(browser, portal.url, READING_MS));
    }
    const rows = Object.entries(loads).map(([name, all]) => [
      name,
      quantile(all.map(({ ms }) => ms)).toFixed(0),
      `${all.filter(({ loader }) => loader).length} of ${all.length}`,
    ]);
    return [
      {
        heading: 'From a click to the next page',
        how: `Overview to offers, on slow 4G with a processor four times slower: a click as soon as the page answers (cold), and after ${READING_MS / 1000} s (warm); medians of ${ROUNDS}. Goals: one round trip (563 ms), the next frame.`,
        columns: ['', 'Content ms', 'Loader shown'],
        rows,
      },
    ];
  } finally {
    await browser.close();
    await portal.stop();
  }
}

type Shown = { ms: number; loader: boolean };

async function clickThrough(browser: Browser, url: string, readingMs: number): Promise<Shown> {
  const context = await browser.newContext({ viewport: VIEWPORT, locale: 'nb-NO' });
  await refuseCookies(context, url);
  try {
    const page: Page = await context.newPage();
    await logIn(page, people.kari.ssn, { origin: url });
    await slowDown(page);
    await visit(page, url + OVERVIEW);
    await page.waitForTimeout(readingMs);
    return await page.evaluate(clickAndWait);
  } finally {
    await context.close();
  }
}

/**
 * Clicks the menu's link to the offers. Returns the milliseconds until the frame that shows them. Runs in the
 * page.
 */
async function clickAndWait(): Promise<{ ms: number; loader: boolean }> {
  const link = document.querySelector<HTMLElement>('header a[href$="/tilbud"], nav a[href$="/tilbud"]');
  if (!link) throw new Error('there is no link to the offers');
  let loader = false;
  const began = performance.now();
  link.click();
  while (!document.querySelector('.kfp-offer__price')) {
    await new Promise(requestAnimationFrame);
    loader ||= document.querySelector('main .jkl-loader:not([hidden]), main .kfp-skeleton') !== null;
  }
  return { ms: performance.now() - began, loader };
}
