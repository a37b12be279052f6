import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { people } from '../../e2e/people.ts';
import { startPortal } from '../../e2e/portal.ts';
import { findBrowser } from '../../tools/test-browser.mjs';
import { quantile, type Table } from './figures.ts';
import { startFront } from './phone.ts';
import { sessionCookies } from './sessions.ts';

/** Not an installed dependency, because it is large: npm downloads it on demand. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const ROUNDS = 3;
const BASE = '/privat/forsikring/oversikt/';
const PAGES = {
  'login page': '',
  overview: '',
  '/tilbud': 'tilbud',
  '/forsikringsprofil': 'forsikringsprofil',
};

type Report = { categories: Record<string, { score: number | null }> };

/** Measures Lighthouse's performance score of the pages, with its settings for a phone. */
export async function measureLighthouse(): Promise<readonly Table[]> {
  const portal = await startPortal();
  const front = await startFront(portal.url);
  try {
    const cookie = await sessionCookies(portal.url, people.kari.ssn);
    const rows: string[][] = [];
    for (const [name, path] of Object.entries(PAGES)) {
      const headers = name === 'login page' ? {} : { cookie };
      const scores: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1)
        scores.push(await score(front.url + BASE + path, headers));
      rows.push([name, quantile(scores).toFixed(0)]);
    }
    return [
      {
        heading: 'Lighthouse, performance',
        how: `Its phone, over HTTP/2; medians of ${ROUNDS}. Goal: 100.`,
        columns: ['Page', 'Score'],
        rows,
      },
    ];
  } finally {
    front.stop();
    await portal.stop();
  }
}

/** Returns a score from 0 to 100. Throws with the error output if Lighthouse fails. */
async function score(url: string, headers: Record<string, string>): Promise<number> {
  const { executablePath, args, env } = await findBrowser();
  const flags = [...args, '--headless=new', '--ignore-certificate-errors'].join(' ');
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
    ].concat(`--extra-headers=${JSON.stringify(headers)}`, `--chrome-flags=${flags}`),
    { env: { ...process.env, ...env, CHROME_PATH: executablePath } },
  );
  const report: string[] = [];
  const errors: string[] = [];
  lighthouse.stdout.setEncoding('utf8').on('data', (text) => report.push(text));
  lighthouse.stderr.setEncoding('utf8').on('data', (text) => errors.push(text));
  const [code] = await once(lighthouse, 'close');
  if (code !== 0) throw new Error(`Lighthouse failed: ${errors.join('')}`);
  const { performance } = (JSON.parse(report.join('')) as Report).categories;
  return Math.round((performance?.score ?? Number.NaN) * 100);
}
