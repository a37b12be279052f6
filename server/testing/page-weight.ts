import type { TestBrowser } from './browser.ts';

/**
 * Sizes of a page. `page`: bytes including inlined styles and data; `scripts`: bytes by address; `files`: all
 * files that the page loads.
 */
export type PageWeight = {
  page: number;
  scripts: ReadonlyMap<string, number>;
  files: ReadonlySet<string>;
};

/**
 * Returns the brotli sizes of a first page and of every script that it names. Throws if a response is not
 * compressed with brotli.
 */
export async function weighPage(browser: TestBrowser, address: string): Promise<PageWeight> {
  const page = await bytesOf(browser, address);
  const { body } = await browser.request(address);
  const names = new Set(body.match(/\/privat\/forsikring\/oversikt\/filer\/[^"]+\.js/g));
  const scripts = new Map<string, number>();
  for (const name of names) scripts.set(name, await bytesOf(browser, name));
  // The font rules also name their files.
  const files = new Set(Array.from(body.matchAll(/\/filer\/([^"#)]+)/g), ([, name = '']) => name));
  return { page, scripts, files };
}

async function bytesOf(browser: TestBrowser, address: string): Promise<number> {
  const { rawPayload, headers } = await browser.request(address, { headers: { 'accept-encoding': 'br' } });
  if (headers['content-encoding'] !== 'br') throw new Error(`${address} is not compressed`);
  return rawPayload.length;
}
