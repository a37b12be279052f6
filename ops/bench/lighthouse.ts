import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { consentCookie, REFUSED } from '../../e2e/consent-cookie.ts';
import { people } from '../../e2e/people.ts';
import { startPortal } from '../../e2e/portal.ts';
import { findWholeBrowser } from '../../tools/test-browser.mjs';
import { quantile, type Table } from './figures.ts';
import { CPU_SLOWDOWN, type FrontCookies, PHONE_FLAGS, SLOW_4G, startFront, VIEWPORT } from './phone.ts';
import { sessionCookies, warmUp } from './sessions.ts';

/** Not an installed dependency, because it is large: npm downloads it on demand. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const ROUNDS = 3;
const BASE = '/privat/forsikring/oversikt/';
const LOGIN = 'login page';
const PAGES = {
  [LOGIN]: '',
  overview: '',
  '/tilbud': 'tilbud',
  '/forsikringsprofil': 'forsikringsprofil',
};

type Audit = 'largest-contentful-paint' | 'total-blocking-time' | 'cumulative-layout-shift';
type Report = {
  finalDisplayedUrl: string;
  categories: Record<string, { score: number | null }>;
  audits: Record<Audit, { numericValue: number }>;
};
type Figures = { score: number } & Record<Audit, number>;

/**
 * The network, processor and screen of `first-view`. The browser applies them: by default Lighthouse measures without
 * them and computes their effect.
 */
const PHONE = [
  '--throttling-method=devtools',
  `--throttling.requestLatencyMs=${SLOW_4G.latency}`,
  `--throttling.downloadThroughputKbps=${toKbps(SLOW_4G.downloadThroughput)}`,
  `--throttling.uploadThroughputKbps=${toKbps(SLOW_4G.uploadThroughput)}`,
  `--throttling.cpuSlowdownMultiplier=${CPU_SLOWDOWN}`,
  `--screenEmulation.width=${VIEWPORT.width}`,
  `--screenEmulation.height=${VIEWPORT.height}`,
  '--screenEmulation.deviceScaleFactor=2',
];

function toKbps(bytesPerSecond: number): number {
  return (bytesPerSecond * 8) / 1000;
}

/**
 * Measures Lighthouse's performance score of the pages, with its settings for a phone. Throws without an installed
 * browser: the packaged headless shell lacks what Lighthouse waits for.
 */
export async function measureLighthouse(): Promise<readonly Table[]> {
  const { origin } = await findWholeBrowser();
  if (origin.includes('@sparticuz/chromium'))
    throw new Error('Lighthouse needs an installed Chromium or Chrome.');
  // Otherwise the login's address would be HTTP, and the page would refuse its frame.
  const portal = await startPortal({ TRUST_PROXY: '1' });
  // Otherwise the question about cookies is the largest paint of some pages.
  const { name: consent, value } = consentCookie(REFUSED);
  const set = `${consent}=${value}; Path=/`;
  try {
    await warmUp(
      portal.url,
      Object.values(PAGES).map((path) => BASE + path),
    );
    // Over HTTPS the cookies have another name.
    const session = (await sessionCookies(portal.url, people.kari.ssn)).replaceAll('kfp-', '__Host-kfp-');
    const rows: string[][] = [];
    for (const [name, path] of Object.entries(PAGES)) {
      const runs = await runsOf(portal.url, path, { sent: name === LOGIN ? '' : session, set });
      const middle = (key: keyof Figures) => quantile(runs.map((each) => each[key]));
      rows.push([
        name,
        middle('score').toFixed(0),
        middle('largest-contentful-paint').toFixed(0),
        middle('total-blocking-time').toFixed(0),
        middle('cumulative-layout-shift').toFixed(4),
      ]);
    }
    return [
      {
        heading: 'Lighthouse, performance',
        how: `${origin}. Network, processor and screen of the first view; medians of ${ROUNDS}. Goal: 100.`,
        columns: ['Page', 'Score', 'LCP ms', 'Blocking ms', 'Layout shift'],
        rows,
      },
    ];
  } finally {
    await portal.stop();
  }
}

async function runsOf(portalUrl: string, path: string, cookies: FrontCookies): Promise<readonly Figures[]> {
  const front = await startFront(portalUrl, cookies);
  try {
    const runs: Figures[] = [];
    for (let round = 0; round < ROUNDS; round += 1) runs.push(await figuresOf(front.url + BASE + path));
    return runs;
  } finally {
    front.stop();
  }
}

/** Returns the score from 0 to 100, and the figures behind it. Throws if Lighthouse fails, or if the page led to another. */
async function figuresOf(url: string): Promise<Figures> {
  const { executablePath, args, env } = await findWholeBrowser();
  const flags = [...args, ...PHONE_FLAGS, '--headless=new'].join(' ');
  const lighthouse = spawn(
    'npm',
    [
      'exec',
      '--yes',
      '--',
      LIGHTHOUSE,
      url,
      '--quiet',
      '--only-categories=performance',
      '--output=json',
      ...PHONE,
      `--chrome-flags=${flags}`,
    ],
    { env: { ...process.env, ...env, CHROME_PATH: executablePath } },
  );
  const report: string[] = [];
  const errors: string[] = [];
  lighthouse.stdout.setEncoding('utf8').on('data', (text) => report.push(text));
  lighthouse.stderr.setEncoding('utf8').on('data', (text) => errors.push(text));
  const [code] = await once(lighthouse, 'close');
  if (code !== 0) throw new Error(`Lighthouse failed: ${errors.join('')}`);
  const { finalDisplayedUrl, categories, audits } = JSON.parse(report.join('')) as Report;
  if (finalDisplayedUrl !== url) throw new Error(`${url} led to ${finalDisplayedUrl}.`);
  return {
    score: Math.round((categories.performance?.score ?? Number.NaN) * 100),
    'largest-contentful-paint': audits['largest-contentful-paint'].numericValue,
    'total-blocking-time': audits['total-blocking-time'].numericValue,
    'cumulative-layout-shift': audits['cumulative-layout-shift'].numericValue,
  };
}
