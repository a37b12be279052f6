import type { BrowserContext, Page } from '@playwright/test';
import type { Collector } from './collector.ts';
import { untilLeftPagesAreDone } from './left-pages.ts';
import { test as base, type Portal, startPortal } from './portal.ts';

type Fixtures = { collector: Collector; watched: Portal };

/** A test with its own portal, `watched`, whose analytics and error reports go to `collector`. */
export const test = base.extend<Fixtures>({
  collector: async ({ browser, collectorServer }, provide) => {
    await untilLeftPagesAreDone(browser, collectorServer.url);
    await provide(collectorServer.collect());
  },
  watched: async ({ collectorServer }, provide) => provide(await startPortal(collectorServer.env)),
  baseURL: async ({ watched }, provide) => provide(watched.url),
});

/** The flush interval of the analytics library, and the shorter one for tests. */
const FLUSH_MS = 5_000;
const SOON_MS = 300;

/**
 * Shortens the flush interval of the analytics library, and no other timer, on every page loaded from now on.
 */
export async function flushSoon(context: BrowserContext): Promise<void> {
  await context.addInitScript(
    ([flush, soon]) => {
      const wait = window.setTimeout.bind(window);
      const isOfLibrary = () => new Error().stack?.includes('/filer/mixpanel-');
      const sooner = (handler: TimerHandler, ms?: number, ...rest: unknown[]) =>
        wait(handler, ms === flush && isOfLibrary() ? soon : ms, ...rest);
      Object.assign(window, { setTimeout: sooner });
    },
    [FLUSH_MS, SOON_MS] as const,
  );
}

/** Collects the names of the scripts that the page loads, without hashes. */
export function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const name = /\/filer\/([a-z-]+)-[\w-]{8}\.js$/.exec(new URL(request.url()).pathname)?.[1];
    if (name) scripts.push(name);
  });
  return scripts;
}

/** Returns the names of the cookies and storage entries that the analytics library has left. */
export async function leftByAnalytics(page: Page): Promise<string[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  return [...cookies, ...stored].filter((name) => /^_*mp/.test(name));
}
