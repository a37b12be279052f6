import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { refuseCookies } from '../../e2e/consent-cookie.ts';
import { testAuthority } from '../../server/testing/certificates.ts';
import { findWholeBrowser } from '../../tools/test-browser.mjs';
import { quantile } from './figures.ts';

export type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

/** A static file to serve. */
export type FlatFile = { path: string; type: string; text: string };
/** Cookies for a browser that can't be given any: `sent` is added to its requests, `set` is set by the answers. */
export type FrontCookies = { sent: string; set: string };
export type FrontOptions = {
  key: string;
  cert: string;
  portalPort: string;
  cookies?: FrontCookies | undefined;
};

/** An HTTP/2 gateway with TLS in front of the portal. */
export type Front = { url: string; add(file: FlatFile): Promise<void>; stop(): void };

/** The 'Slow 4G' preset of the browser's developer tools. */
export const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 180_000,
  uploadThroughput: 84_375,
};
/** CPU slowdown, relative to this machine. */
export const CPU_SLOWDOWN = 4;
/** Phones position and size letters in fractions of a pixel. Chromium on Linux rounds both by default. */
export const PHONE_FLAGS = ['--ignore-certificate-errors', '--font-render-hinting=none'];
export const VIEWPORT = { width: 390, height: 844 };

/** Starts an HTTP/2 gateway with a new certificate in front of a portal. */
export async function startFront(portalUrl: string, cookies?: FrontCookies): Promise<Front> {
  const authority = await testAuthority();
  const { key, cert } = await authority.certify('localhost');
  authority.remove();
  const front = fork(join(import.meta.dirname, 'http2-front.ts'));
  front.send({ options: { key, cert, portalPort: new URL(portalUrl).port, cookies } });
  const { port } = await messageOf<{ port: number }>(front);
  return {
    url: `https://localhost:${port}`,
    async add(file) {
      front.send({ file });
      await messageOf(front);
    },
    stop: () => front.kill(),
  };
}

async function messageOf<Message>(front: ChildProcess): Promise<Message> {
  const [message] = await once(front, 'message');
  return message as Message;
}

/** Launches the browser of customers with the settings of a phone. Throws if it can't slow the processor. */
export async function launchBrowser(): Promise<Browser> {
  const { origin } = await findWholeBrowser();
  const browser = await launchAgain();
  try {
    const slowdown = await measuredSlowdown(browser);
    console.log(`${origin}: slows the processor ${slowdown.toFixed(2)} times.`);
    if (slowdown < MIN_SLOWDOWN || slowdown > MAX_SLOWDOWN) throw new Error(notSlowed(slowdown));
    return browser;
  } catch (error) {
    await browser.close();
    throw error;
  }
}

/** Launches the same browser once more, with additional arguments, without measuring it again. */
export async function launchAgain(more: readonly string[] = []): Promise<Browser> {
  const { executablePath, args, env } = await findWholeBrowser();
  return await chromium.launch({ executablePath, args: [...args, ...PHONE_FLAGS, ...more], env });
}

/** Returns the browser that measures, for the table: name, version and program. */
export async function measuringBrowser(): Promise<string> {
  return (await findWholeBrowser()).origin;
}

const MIN_SLOWDOWN = 3.5;
const MAX_SLOWDOWN = 4.5;
const SLOWDOWN_ROUNDS = 7;

function notSlowed(slowdown: number): string {
  return (
    `The browser slows the processor ${slowdown.toFixed(2)} times instead of ${CPU_SLOWDOWN}: ` +
    'its figures would be wrong. Close other programs, or choose another browser with TEST_BROWSER.'
  );
}

/** Returns how many times as long a fixed loop takes when a page is slowed. */
async function measuredSlowdown(browser: Browser): Promise<number> {
  const context = await browser.newContext();
  try {
    // One page before and after: pages may share a process, which is slowed as a whole.
    const page = await context.newPage();
    const before = await middleOfLoops(page);
    await slowDown(page);
    return (await middleOfLoops(page)) / before;
  } finally {
    await context.close();
  }
}

async function middleOfLoops(page: Page): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < SLOWDOWN_ROUNDS; round += 1) times.push(await page.evaluate(timedLoop));
  return quantile(times);
}

/** Returns the milliseconds of a fixed loop. Runs in the page. */
function timedLoop(): number {
  const begun = performance.now();
  let sum = 0;
  for (let step = 0; step < 40_000_000; step += 1) sum = (sum + step) % 1_000_003;
  return performance.now() - begun + (sum < 0 ? 1 : 0);
}

/** Returns a new phone context with an empty cache, where the cookie question is already answered. */
export async function openPhone(
  browser: Browser,
  url: string,
  session: Cookies = [],
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: VIEWPORT,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'nb-NO',
    ignoreHTTPSErrors: true,
  });
  await context.addCookies(session);
  await refuseCookies(context, url);
  return context;
}

/** Slows a page's network and CPU to those of a slow phone. */
export async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await slowProcessor(page);
}

/** Slows a page's CPU to that of a slow phone. */
export async function slowProcessor(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}
