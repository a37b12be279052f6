import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../tools/test-browser.mjs';

/** A page that lies ready, to be sent as it is. */
export type FlatFile = { path: string; type: string; text: string };
export type FrontOptions = { key: string; cert: string; portalPort: string };

/** A gateway of HTTP/2 and TLS before the portal. */
export type Front = { url: string; add(file: FlatFile): Promise<void>; stop(): void };

/** As slow as the browser's developer tools make it by 'Slow 4G', and a processor four times slower than this one. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };
const SLOWER = 4;
/** Phones set letters between pixels, in sizes between whole ones; Chromium on Linux rounds both. */
const AS_A_PHONE = ['--ignore-certificate-errors', '--font-render-hinting=none'];
const VIEWPORT = { width: 390, height: 844 };

/** Starts an HTTP/2 front with a certificate of its own before a portal. */
export async function startFront(portalUrl: string): Promise<Front> {
  const front = fork(join(import.meta.dirname, 'http2-front.ts'));
  front.send({ options: { ...certificate(), portalPort: new URL(portalUrl).port } });
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

/** Returns a new certificate for localhost and its key, which openssl makes. */
function certificate(): { key: string; cert: string } {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')] as const;
  const ask = '-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost';
  try {
    execFileSync('openssl', ['req', ...ask.split(' '), '-keyout', key, '-out', cert], { stdio: 'ignore' });
    return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Launches the browser of the specs with the settings of a phone. */
export async function launchBrowser(): Promise<Browser> {
  const { executablePath, args, env } = await findBrowser();
  return await chromium.launch({ executablePath, args: [...args, ...AS_A_PHONE], env });
}

/** Returns a phone's browser with nothing in its cache, that has answered the question about cookies. */
export async function openPhone(
  browser: Browser,
  url: string,
  session: Awaited<ReturnType<BrowserContext['cookies']>> = [],
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: VIEWPORT,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'nb-NO',
    ignoreHTTPSErrors: true,
  });
  const consent = JSON.stringify({ functional: 'denied', statistics: 'denied', marketing: 'denied' });
  await context.addCookies([...session, { name: 'kfp-cookie-consent', value: consent, url }]);
  return context;
}

/** Makes a page's network and processor as slow as a poor phone's. */
export async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}
