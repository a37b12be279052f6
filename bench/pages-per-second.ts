// Loads the portal's pages and an endpoint beside bare answers of the same size: see README.md.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { logInOverHttp } from '../e2e/http-login.ts';
import { people } from '../e2e/people.ts';
import { startPortal } from '../e2e/portal.ts';
import { ensureBuilt } from '../tools/set-up.mjs';
import { ask, type Load, load, type Target } from './load.ts';

const PATHS = {
  overview: '/privat/forsikring/oversikt/',
  '/tilbud': '/privat/forsikring/oversikt/tilbud',
  '/forsikringsprofil': '/privat/forsikring/oversikt/forsikringsprofil',
  'endpoint …/avtaler': '/api/privat/forsikring/avtaleoversikt/avtaler',
};
const ROUNDS = 5;
const SECONDS = { warmUp: 3, portal: 2, bare: 1 };

type Measured = { name: string; portal: Target; bare: Target; loads: Load[]; bareLoads: Load[] };

await ensureBuilt();
// A page that has waited in the queue would else leave its data to the browser, and be a cheaper one.
const portal = await startPortal({ FIRST_PAGE_MS: '10000' });
const bareServer = fork(join(import.meta.dirname, 'bare-server.ts'));
try {
  const [port] = await once(bareServer, 'message');
  const headers = {
    cookie: await sessionCookies(people.kari.ssn),
    'accept-encoding': 'br',
    'x-requested-by': 'forsikringsoversikt',
  };
  const all: Measured[] = [];
  for (const [name, path] of Object.entries(PATHS)) {
    const url = portal.url + path;
    const { length: bytes } = await ask(url, headers);
    const bare = { url: `http://127.0.0.1:${port}/${bytes}`, headers: {}, bytes };
    all.push({ name, portal: { url, headers, bytes }, bare, loads: [], bareLoads: [] });
  }
  for (const each of all) {
    await load(each.portal, SECONDS.warmUp);
    await load(each.bare, SECONDS.bare);
  }
  // The rounds alternate, so that what else the machine does meets all of them.
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const each of all) {
      each.loads.push(await load(each.portal, SECONDS.portal));
      each.bareLoads.push(await load(each.bare, SECONDS.bare));
    }
  }
  print('', ['kB', 'answers/s', 'p50 ms', 'p99 ms', 'CPU ms', 'RSS MB', 'bare/s', 'ratio', 'CPU ratio']);
  for (const each of all) report(each);
} finally {
  bareServer.kill();
  await portal.stop();
}

/** Returns the cookies of a new session at the portal, as a browser sends them. */
async function sessionCookies(ssn: string): Promise<string> {
  let header = '';
  const jar = {
    cookies: async () => [],
    addCookies: async (given: readonly { name: string; value: string }[]) => {
      header = given.map(({ name, value }) => `${name}=${value}`).join('; ');
    },
  };
  await logInOverHttp(jar, portal.url, { ssn, loginContext: 'FORSIKRING' });
  return header;
}

function report({ name, portal: { bytes }, loads, bareLoads }: Measured): void {
  const middle = (of: Load[], key: 'perSecond' | 'cpuMs') => quantile(of.map((each) => each[key]));
  const latencies = loads.flatMap((each) => each.latencies);
  print(name, [
    (bytes / 1000).toFixed(1),
    middle(loads, 'perSecond').toFixed(0),
    quantile(latencies).toFixed(1),
    quantile(latencies, 0.99).toFixed(1),
    middle(loads, 'cpuMs').toFixed(2),
    Math.max(...loads.map((each) => each.rssMb)).toFixed(0),
    middle(bareLoads, 'perSecond').toFixed(0),
    (middle(loads, 'perSecond') / middle(bareLoads, 'perSecond')).toFixed(4),
    (middle(loads, 'cpuMs') / middle(bareLoads, 'cpuMs')).toFixed(1),
  ]);
}

/** Returns the value below which that part of them lies; their median where none is given. */
function quantile(values: readonly number[], part = 0.5): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? 0;
}

function print(name: string, cells: string[]): void {
  console.log(name.padEnd(20) + cells.map((cell) => cell.padStart(11)).join(''));
}
