import type { CDPSession, Page } from '@playwright/test';

// Playwright's routes would switch the cache off, so that every page would load all its files again.

/** The scripts of every page. */
const SCRIPTS = '*/oversikt/filer/*.js';

/** Holds the scripts of every page until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  return await holdRequests(page, SCRIPTS);
}

/** Fails the scripts of every page. */
export async function failScripts(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setBlockedURLs', { urls: [SCRIPTS] });
}

/** Holds requests until the returned function is called. In `urlPattern`, `*` is any text. */
export async function holdRequests(page: Page, urlPattern: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await intercept(page, urlPattern, async (devtools, requestId) => {
    await promise;
    await devtools.send('Fetch.continueRequest', { requestId });
  });
  return resolve;
}

/** Answers requests with JSON, or with an empty page. In `urlPattern`, `*` is any text. */
export async function answerWith(page: Page, urlPattern: string, json?: object): Promise<void> {
  await intercept(page, urlPattern, (devtools, requestId) =>
    devtools.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: 200,
      responseHeaders: [{ name: 'content-type', value: json ? 'application/json' : 'text/html' }],
      body: Buffer.from(json ? JSON.stringify(json) : '').toString('base64'),
    }),
  );
}

async function intercept(
  page: Page,
  urlPattern: string,
  act: (devtools: CDPSession, requestId: string) => Promise<unknown>,
): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  devtools.on('Fetch.requestPaused', ({ requestId }) => {
    // A page that was left has no request any more.
    act(devtools, requestId).catch(() => {});
  });
  await devtools.send('Fetch.enable', { patterns: [{ urlPattern }] });
}
