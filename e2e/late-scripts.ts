import type { CDPSession, Page } from '@playwright/test';

/** The scripts of every page. */
const SCRIPTS = '*/oversikt/filer/*.js';

/** Holds the scripts of every page until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const devtools = await devtoolsOf(page);
  const { promise, resolve } = Promise.withResolvers<void>();
  devtools.on('Fetch.requestPaused', async ({ requestId }) => {
    await promise;
    // A page that was left has no request any more.
    await devtools.send('Fetch.continueRequest', { requestId }).catch(() => {});
  });
  await devtools.send('Fetch.enable', { patterns: [{ urlPattern: SCRIPTS }] });
  return resolve;
}

/** Fails the scripts of every page. */
export async function failScripts(page: Page): Promise<void> {
  const devtools = await devtoolsOf(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setBlockedURLs', { urls: [SCRIPTS] });
}

/** Playwright's routes would switch the cache off, so that every page would load all its files again. */
async function devtoolsOf(page: Page): Promise<CDPSession> {
  return await page.context().newCDPSession(page);
}
