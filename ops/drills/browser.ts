import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { refuseCookies } from '../../e2e/consent-cookie.ts';
import { logInOverHttp } from '../../e2e/http-login.ts';
import { findBrowser } from '../../tools/test-browser.mjs';

/** Maximum time until a page is interactive, in ms. */
const INTERACTIVE_MS = 10_000;

/** A browser with a customer's session. */
export type CustomersBrowser = {
  context: BrowserContext;
  /** Returns how many scripts, styles, pictures and fonts its pages did not get. */
  failedFiles(): number;
  close(): Promise<void>;
};

/** Starts a browser, and logs a demonstration person in. `url`: the origin, without a path. */
export async function openBrowser(url: string, ssn: string): Promise<CustomersBrowser> {
  const { executablePath, args, env } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args, env });
  const context = await browser.newContext();
  let failed = 0;
  context.on('response', (response) => {
    if (response.url().includes('/filer/') && response.status() >= 400) failed += 1;
  });
  // With data saving, a script is loaded only when its page is opened.
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await refuseCookies(context, url);
  await logInOverHttp(context, url, { ssn, loginContext: 'FORSIKRING' });
  return { context, failedFiles: () => failed, close: () => browser.close() };
}

/** Opens an address, and returns whether the page becomes interactive. */
export async function becomesInteractive(page: Page, address: string): Promise<boolean> {
  try {
    await page.goto(address);
    const ready = page.locator('html[data-hydrated="true"]');
    await ready.waitFor({ state: 'attached', timeout: INTERACTIVE_MS });
    return true;
  } catch {
    return false;
  }
}
