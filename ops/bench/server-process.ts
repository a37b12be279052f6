import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { people } from '../../e2e/people.ts';
import { startPortal } from '../../e2e/portal.ts';
import { startServer } from '../../server/testing/server-process.ts';
import { quantile, rounded, type Table } from './figures.ts';
import { ask, load, usage } from './load.ts';
import { headersOf, sessionCookies } from './sessions.ts';

const STARTS = 7;
const SETTLE_MS = 5_000;
const OVERVIEW = '/privat/forsikring/oversikt/';

/** Measures the time until the server is ready, and its memory at rest and in each minute of full load. */
export async function measureProcess({ minutes }: { minutes: number }): Promise<readonly Table[]> {
  const starts = await measureStarts();
  const portal = await startPortal({ FIRST_PAGE_MS: '10000' });
  try {
    await new Promise((done) => setTimeout(done, SETTLE_MS));
    const idle = await usage(portal.url);
    const url = portal.url + OVERVIEW;
    const headers = headersOf(await sessionCookies(portal.url, people.kari.ssn));
    const { length: bytes } = await ask(url, headers);
    const loaded: number[] = [];
    for (let minute = 0; minute < minutes; minute += 1) {
      loaded.push((await load({ url, headers, bytes }, 60)).rssMb);
    }
    return [
      {
        heading: 'Start and memory',
        how: `Time from the start of the built server with existing data to its first response (median of ${STARTS}); its memory at rest, and at the end of the first and the last of ${minutes} minutes' load of overviews over 20 connections. Goals: ≤ 0.6 s, ≤ 120 MB, ≤ 250 MB and flat.`,
        columns: ['', 'Ready s', 'At rest MB', 'After the first minute MB', `After ${minutes} min MB`],
        rows: [
          [
            'server',
            rounded(quantile(starts)),
            idle.rssMb.toFixed(0),
            (loaded[0] ?? Number.NaN).toFixed(0),
            (loaded.at(-1) ?? Number.NaN).toFixed(0),
          ],
        ],
      },
    ];
  } finally {
    await portal.stop();
  }
}

/**
 * Returns the seconds of each start until the server responds. Leaves out the first start, which fills the
 * store.
 */
async function measureStarts(): Promise<readonly number[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    const seconds: number[] = [];
    for (let start = 0; start <= STARTS; start += 1) seconds.push(await secondsToStart(dataDir));
    return seconds.slice(1);
  } finally {
    rmSync(dataDir, { recursive: true });
  }
}

async function secondsToStart(dataDir: string): Promise<number> {
  const began = performance.now();
  const server = await startServer({ DATA_DIR: dataDir, DRAIN_SECONDS: '1' });
  try {
    if (server.port === 0) throw new Error('the server ended before it was ready');
    await ask(`http://127.0.0.1:${server.port}/internal/health/ready`);
    return (performance.now() - began) / 1000;
  } finally {
    await server.stop();
  }
}
