import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import type { CDPSession } from '@playwright/test';
import { consentCookie, REFUSED } from '../../e2e/consent-cookie.ts';
import { freePort } from '../../tools/free-port.mjs';
import { type Cookies, CPU_SLOWDOWN, launchAgain, SLOW_4G, VIEWPORT } from './phone.ts';

/**
 * A page on a slow phone whose scripts nothing inspects. Playwright inspects those of its own pages. The browser
 * then finds the position of every error that they create, and React creates some while it loads: this parses its
 * module again, which takes 60 ms on a slow phone.
 */
export type PhonePage = {
  /** Opens an address. Resolves after its load event. */
  open(address: string): Promise<void>;
  /** Returns the result of a function that runs in the page. */
  evaluate<Result>(run: () => Result | Promise<Result>): Promise<Result>;
  /** Taps at a point, in CSS pixels. */
  tap(point: { x: number; y: number }): Promise<void>;
};

/** How long a browser works after its start, in ms. */
const SETTLE_MS = 2_000;

/**
 * Calls a function with an empty page of a browser that was just started: one that has shown pages before is about
 * a tenth faster. The question about cookies is already answered. Closes the browser afterwards.
 */
export async function onPhonePage<Result>(
  cookies: Cookies,
  address: string,
  use: (page: PhonePage) => Promise<Result>,
): Promise<Result> {
  const port = await freePort();
  const browser = await launchAgain([`--remote-debugging-port=${port}`]);
  try {
    await setTimeout(SETTLE_MS);
    const devtools = await browser.newBrowserCDPSession();
    const { browserContextId } = await devtools.send('Target.createBrowserContext');
    const { targetId } = await devtools.send('Target.createTarget', { url: 'about:blank', browserContextId });
    const page = await connect(`ws://127.0.0.1:${port}/devtools/page/${targetId}`);
    await becomePhone(page.send);
    await page.send('Network.setCookies', { cookies: cookiesFor(address, cookies) });
    return await use(phonePage(page));
  } finally {
    await browser.close();
  }
}

function cookiesFor(url: string, cookies: Cookies) {
  const own = cookies.map(({ name, value, secure, httpOnly }) => ({ name, value, url, secure, httpOnly }));
  return [...own, { ...consentCookie(REFUSED), url }].map((each) => ({ ...each, path: '/' }));
}

type Send = CDPSession['send'];
type Connection = { send: Send; event(name: string): Promise<void> };
type Message = { id?: number; method?: string; result?: unknown; error?: { message: string } };

/** Connects to the developer tools of a page. */
async function connect(address: string): Promise<Connection> {
  const socket = new WebSocket(address);
  const answered = new EventTarget();
  socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const message = JSON.parse(data) as Message;
    answered.dispatchEvent(new CustomEvent(String(message.id ?? message.method), { detail: message }));
  });
  await once(socket, 'open');
  let last = 0;
  const send = async (method: string, params: object = {}) => {
    last += 1;
    const answer = once(answered, String(last));
    socket.send(JSON.stringify({ id: last, method, params }));
    const [{ detail }] = (await answer) as [CustomEvent<Message>];
    if (detail.error) throw new Error(`${method}: ${detail.error.message}`);
    return detail.result;
  };
  return { send: send as Send, event: async (name) => void (await once(answered, name)) };
}

async function becomePhone(send: Send): Promise<void> {
  await send('Page.enable');
  await send('Network.enable');
  await send('Network.setExtraHTTPHeaders', { headers: { 'Accept-Language': 'nb-NO' } });
  await send('Emulation.setDeviceMetricsOverride', { ...VIEWPORT, deviceScaleFactor: 2, mobile: true });
  await send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await send('Network.emulateNetworkConditions', SLOW_4G);
  await send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

function phonePage({ send, event }: Connection): PhonePage {
  return {
    async open(address) {
      const loaded = event('Page.loadEventFired');
      await send('Page.navigate', { url: address });
      await loaded;
    },
    async evaluate<Result>(run: () => Result | Promise<Result>) {
      const asked = { expression: `(${run})()`, awaitPromise: true, returnByValue: true };
      const { result, exceptionDetails } = await send('Runtime.evaluate', asked);
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
      return result.value as Result;
    },
    async tap({ x, y }) {
      await send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
      await send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    },
  };
}
