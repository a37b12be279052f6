import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { people } from '../../e2e/people.ts';
import { type Portal, startPortal } from '../../e2e/portal.ts';
import { startValkey } from '../../server/testing/valkey.ts';
import { quantile, type Table } from './figures.ts';
import { ask, type Load, load, type Target } from './load.ts';
import { headersOf, sessionCookies } from './sessions.ts';
import { temporaryPostgres } from './temporary-postgres.ts';

const PATHS = {
  overview: '/privat/forsikring/oversikt/',
  '/tilbud': '/privat/forsikring/oversikt/tilbud',
  '/forsikringsprofil': '/privat/forsikring/oversikt/forsikringsprofil',
  'endpoint …/avtaler': '/api/privat/forsikring/avtaleoversikt/avtaler',
};
const ROUNDS = 5;
const SECONDS = { warmUp: 3, portal: 2, bare: 1 };

type Measured = { name: string; portal: Target; bare: Target; loads: Load[]; bareLoads: Load[] };
type Stop = () => Promise<void>;

/**
 * Measures the throughput, latency and CPU time of pages and an endpoint, compared with bare responses of the
 * same size.
 */
export async function measureServer(): Promise<readonly Table[]> {
  const stops: Stop[] = [];
  const bareServer = fork(join(import.meta.dirname, 'bare-server.ts'));
  try {
    const [port] = await once(bareServer, 'message');
    const embedded = await startLoaded({}, stops);
    const measured = await targetsOf('', embedded, port);
    const other = await otherStores(stops);
    if (other) measured.push(...(await targetsOf(' (PostgreSQL, Valkey)', other, port)));
    await measureAll(measured);
    return [tableOf(measured)];
  } finally {
    bareServer.kill();
    for (const stop of stops.toReversed()) await stop();
  }
}

/**
 * FIRST_PAGE_MS is raised because a page that waits in the queue would otherwise omit its data, and cost
 * less.
 */
async function startLoaded(env: Record<string, string>, stops: Stop[]): Promise<Portal> {
  const portal = await startPortal({ FIRST_PAGE_MS: '10000', ...env });
  stops.push(portal.stop);
  return portal;
}

/** Returns a portal on PostgreSQL and Valkey, or null if the machine has no Valkey or Redis. */
async function otherStores(stops: Stop[]): Promise<Portal | null> {
  const valkey = await startValkey();
  if (!valkey) return null;
  stops.push(valkey.stop);
  const postgres = await temporaryPostgres();
  stops.push(postgres.drop);
  return await startLoaded({ DATABASE_URL: postgres.url, VALKEY_URL: valkey.url }, stops);
}

async function targetsOf(stores: string, portal: Portal, barePort: number): Promise<Measured[]> {
  const headers = headersOf(await sessionCookies(portal.url, people.kari.ssn));
  const measured: Measured[] = [];
  for (const [name, path] of Object.entries(PATHS)) {
    const url = portal.url + path;
    const { length: bytes } = await ask(url, headers);
    const bare = { url: `http://127.0.0.1:${barePort}/${bytes}`, headers: {}, bytes };
    measured.push({ name: name + stores, portal: { url, headers, bytes }, bare, loads: [], bareLoads: [] });
  }
  return measured;
}

async function measureAll(measured: readonly Measured[]): Promise<void> {
  for (const each of measured) {
    await load(each.portal, SECONDS.warmUp);
    await load(each.bare, SECONDS.bare);
  }
  // The rounds alternate, so that other load on the machine affects all targets equally.
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const each of measured) {
      each.loads.push(await load(each.portal, SECONDS.portal));
      each.bareLoads.push(await load(each.bare, SECONDS.bare));
    }
  }
}

function tableOf(measured: readonly Measured[]): Table {
  return {
    heading: 'Server under load',
    how: 'One customer, 20 connections; the client shares the cores. Compared with a bare node:http server that sends a response of the same size. Medians of five rounds; latencies of all rounds; maximum memory after a round. Goals: pages per second ≥ 0.045 times the bare responses, p99 ≤ 60 ms; CPU time of the endpoint ≤ 4 times that of a bare response (6 on PostgreSQL and Valkey).',
    columns: ['', 'kB', 'Answers/s', 'p50 ms', 'p99 ms', 'CPU ms', 'RSS MB', 'Bare/s', 'Ratio', 'CPU ratio'],
    rows: measured.map(rowOf),
  };
}

function rowOf({ name, portal: { bytes }, loads, bareLoads }: Measured): string[] {
  const middle = (of: Load[], key: 'perSecond' | 'cpuMs') => quantile(of.map((each) => each[key]));
  const latencies = loads.flatMap((each) => each.latencies);
  return [
    name,
    (bytes / 1000).toFixed(1),
    middle(loads, 'perSecond').toFixed(0),
    quantile(latencies).toFixed(1),
    quantile(latencies, 0.99).toFixed(1),
    middle(loads, 'cpuMs').toFixed(2),
    Math.max(...loads.map((each) => each.rssMb)).toFixed(0),
    middle(bareLoads, 'perSecond').toFixed(0),
    (middle(loads, 'perSecond') / middle(bareLoads, 'perSecond')).toFixed(4),
    (middle(loads, 'cpuMs') / middle(bareLoads, 'cpuMs')).toFixed(1),
  ];
}
