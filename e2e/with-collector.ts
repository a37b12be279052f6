import type { Page } from '@playwright/test';
import type { Collector } from './collector.ts';
import { test as base, type Portal, startPortal } from './portal.ts';

type Fixtures = { collector: Collector; watched: Portal };

/** A test with a portal of its own, `watched`, whose analytics and error reports reach `collector`. */
export const test = base.extend<Fixtures>({
  collector: async ({ collectorServer }, provide) => provide(collectorServer.collect()),
  watched: async ({ collectorServer }, provide) => provide(await startPortal(collectorServer.env)),
  baseURL: async ({ watched }, provide) => provide(watched.url),
});

/** Collects the names, without hashes, of the scripts that the page loads. */
export function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const name = /\/filer\/([a-z-]+)-[\w-]{8}\.js$/.exec(new URL(request.url()).pathname)?.[1];
    if (name) scripts.push(name);
  });
  return scripts;
}

/** Returns what the analytics library has left in the browser: cookies and both storages. */
export async function leftByAnalytics(page: Page): Promise<string[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  return [...cookies, ...stored].filter((name) => /^_*mp/.test(name));
}
