import type { Browser } from '@playwright/test';
import { logInInTheFrame } from '../../e2e/log-in.ts';
import { people } from '../../e2e/people.ts';
import { startPortal } from '../../e2e/portal.ts';
import { quantile, rounded, type Table } from './figures.ts';
import { loadPage, type PageLoad } from './page-load.ts';
import { buildPeer, PEER_PATH } from './peer/build.ts';
import { type Cookies, type Front, launchBrowser, measuringBrowser, openPhone, startFront } from './phone.ts';
import { warmUp } from './sessions.ts';

const ROUNDS = 5;
const BASE = '/privat/forsikring/oversikt/';
const LOGIN = 'login page';
const PAGES = {
  [LOGIN]: BASE,
  overview: BASE,
  '/tilbud': `${BASE}tilbud`,
  '/forsikringsprofil': `${BASE}forsikringsprofil`,
  '/kjopsinnganger': `${BASE}kjopsinnganger`,
};
const PEER = 'React, fetching its data';

type Measured = { name: string; address: string; floor?: string; session: Cookies; loads: PageLoad[] };

/**
 * Measures how quickly a phone shows the first view of every page, compared with a static page with the same
 * text.
 */
export async function measureFirstView(): Promise<readonly Table[]> {
  const portal = await startPortal({ TRUST_PROXY: '1' });
  const front = await startFront(portal.url);
  const browser = await launchBrowser();
  try {
    await warmUp(portal.url, Object.values(PAGES));
    const measured = await prepare(browser, front);
    // The rounds alternate, so that other load on the machine affects all pages equally.
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const each of measured) each.loads.push(await loadPage(each.address, each.session));
    }
    return [tableOf(measured, await measuringBrowser())];
  } finally {
    await browser.close();
    front.stop();
    await portal.stop();
  }
}

async function prepare(browser: Browser, front: Front): Promise<readonly Measured[]> {
  const session = await logInAt(browser, front.url);
  const measured: Measured[] = [];
  for (const [name, path] of Object.entries(PAGES)) {
    const own = name === LOGIN ? [] : session;
    const address = front.url + path;
    const floor = `/bench/static-${measured.length}`;
    await front.add({ path: floor, type: 'text/html', text: await staticPage(browser, address, own) });
    measured.push({ name: `static page: ${name}`, address: front.url + floor, session: [], loads: [] });
    measured.push({ name, address, floor: front.url + floor, session: own, loads: [] });
  }
  for (const file of await buildPeer()) await front.add(file);
  const floor = measured.find(({ name }) => name === 'overview')?.floor;
  return [
    ...measured,
    { name: PEER, address: front.url + PEER_PATH, ...(floor ? { floor } : {}), session, loads: [] },
  ];
}

async function logInAt(browser: Browser, url: string): Promise<Cookies> {
  const context = await openPhone(browser, url);
  const page = await context.newPage();
  await logInInTheFrame(page, people.kari.ssn, { origin: url });
  const cookies = await context.cookies(url);
  await context.close();
  return cookies;
}

/** Returns a static page that contains only the text that a page shows. */
async function staticPage(browser: Browser, address: string, session: Cookies): Promise<string> {
  const context = await openPhone(browser, address, session);
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  // biome-ignore lint/performance/useDomNodeTextContent: the text as it is shown, line by line
  const lines = (await page.locator('body').innerText()).split(/\n+/);
  await context.close();
  const paragraphs = lines.map((line) => `<p>${line.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`);
  return `<!doctype html><html lang="nb"><head><meta charset="utf-8"><title>Static</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head><body>${paragraphs.join('\n')}</body></html>`;
}

function tableOf(measured: readonly Measured[], browser: string): Table {
  const middle = (loads: readonly PageLoad[], key: keyof PageLoad) =>
    quantile(loads.map((each) => each[key]));
  const rows = measured.map(({ name, floor, loads }) => {
    const bottom = measured.find(({ address }) => address === floor);
    const ratio = bottom ? middle(loads, 'largestPaint') / middle(bottom.loads, 'largestPaint') : Number.NaN;
    return [
      name,
      middle(loads, 'firstByte').toFixed(0),
      middle(loads, 'largestPaint').toFixed(0),
      rounded(ratio),
      middle(loads, 'blockingTime').toFixed(0),
      middle(loads, 'layoutShift').toFixed(4),
      rounded(middle(loads, 'firstPress')),
    ];
  });
  return {
    heading: 'First view on a poor phone',
    how: `${browser}. Slow 4G, a processor four times slower, HTTP/2 and brotli, nothing in the cache; medians of ${ROUNDS} loads in turn. Goals: LCP ≤ 1.15 times that of a static page with the same text, blocking time ≤ 50 ms, layout shift ≤ 0.01. The server has sent each page at least 150 times before. Each load is in a browser that was just started, whose scripts nothing inspects. The first press is on a button of the page when it is quiet.`,
    columns: [
      'Page',
      'First byte ms',
      'LCP ms',
      'To static',
      'Blocking ms',
      'Layout shift',
      'First press ms',
    ],
    rows,
  };
}
