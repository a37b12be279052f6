import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import type { TestBrowser } from './browser.ts';
import { type Engine, emptyDatabase, type TestDatabase } from './databases.ts';
import { openPortal, type TestPortal } from './portal.ts';
import type { ProviderBrowser } from './provider-browser.ts';
import { type RealProvider, type RealProviderOptions, startRealProvider } from './real-provider.ts';

/** The customer whom the provider knows, and no portfolio does. */
export const CUSTOMER = '13919110028';

/** A customer's browser, at the portal and at the provider. */
export type Browser = { here: TestBrowser; there: ProviderBrowser };

/**
 * Opens a database for the tests of a block. Each test starts a portal whose customers log in with the real
 * provider library. After each test, the log must not contain the customer's national id.
 */
export function portalAtProvider(open: Engine['open']) {
  let database: TestDatabase;
  let portal: TestPortal;
  let provider: RealProvider;
  const lines: string[] = [];
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    lines.length = 0;
    await emptyDatabase(database.db);
  });
  afterEach(async () => {
    expect(lines.join('')).not.toContain(CUSTOMER);
    await portal.close();
    provider.stop();
  });
  afterAll(() => database.close());

  async function start(env: NodeJS.ProcessEnv = {}, options: RealProviderOptions = {}): Promise<void> {
    provider = await startRealProvider(options);
    portal = await openPortal(
      { db: database.db, close: async () => {} },
      { LOG_LEVEL: 'error', ...provider.env, ...env },
      { logTo: { write: (line) => lines.push(line) } },
    );
  }

  const newBrowser = (host?: string, there = provider.browser()): Browser => ({
    here: portal.browser(host),
    there,
  });
  const loginUrl = async ({ here }: Browser): Promise<string> =>
    (await here.call('GET', '/auth/login')).json().loginUrl;

  return {
    start,
    db: () => database.db,
    portal: () => portal,
    provider: () => provider,
    /** Returns the log lines of an event, for example `login-refused`. */
    logged: (event: string) => lines.map((line) => JSON.parse(line)).filter((line) => line.event === event),
    newBrowser,
    loginUrl,
    /** Logs in at the provider, and returns the callback's response. */
    logIn: async (browser = newBrowser()) =>
      await browser.here.request(await browser.there.follow(await loginUrl(browser))),
    isLoggedIn: async ({ here }: Browser): Promise<boolean> =>
      'kfpSessionId' in (await here.call('GET', '/auth/session-status')).json(),
  };
}
