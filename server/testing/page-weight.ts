import type { TestBrowser } from './browser.ts';

/** `page`: bytes with styles and answers in it; `scripts`: bytes by address; `files`: all that the page makes the browser fetch. */
export type PageWeight = {
  page: number;
  scripts: ReadonlyMap<string, number>;
  files: ReadonlySet<string>;
};

/** Returns what a first page, and every script that it names, weigh in brotli as they go over the wire. Throws where one comes otherwise. */
export async function weighPage(browser: TestBrowser, address: string): Promise<PageWeight> {
  const page = await bytesOf(browser, address);
  const { body } = await browser.request(address);
  const names = new Set(body.match(/\/privat\/forsikring\/oversikt\/filer\/[^"]+\.js/g));
  const scripts = new Map<string, number>();
  for (const name of names) scripts.set(name, await bytesOf(browser, name));
  // The fonts' rules name their files too.
  const files = new Set(Array.from(body.matchAll(/\/filer\/([^"#)]+)/g), ([, name = '']) => name));
  return { page, scripts, files };
}

async function bytesOf(browser: TestBrowser, address: string): Promise<number> {
  const { rawPayload, headers } = await browser.request(address, { headers: { 'accept-encoding': 'br' } });
  if (headers['content-encoding'] !== 'br') throw new Error(`${address} is not compressed`);
  return rawPayload.length;
}
