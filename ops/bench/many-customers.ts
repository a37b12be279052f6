import { createReadStream, mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { startPortal } from '../../e2e/portal.ts';
import { quantile, rounded, type Table } from './figures.ts';
import { ask } from './load.ts';
import { runStep, type Taken } from './run-step.ts';
import { headersOf, sessionCookies } from './sessions.ts';
import { temporaryPostgres } from './temporary-postgres.ts';

const FEW = 1_000;
const LOGGED_IN = 2_000;
const CONNECTIONS = 4;
const ROUNDS = 3;
const TARGETS = {
  overview: '/privat/forsikring/oversikt/',
  'endpoint …/avtaler': '/api/privat/forsikring/avtaleoversikt/avtaler',
  'endpoint …/tilbud': '/api/privat/forsikring/avtaleoversikt/tilbud',
};

type Store = {
  customers: number;
  url: string;
  imported: Taken;
  headers: readonly Record<string, string>[];
  latencies: Map<string, number[]>;
  stop(): Promise<void>;
};

/**
 * Measures response times for random customers in a store of many customers, compared with a store of a
 * thousand.
 */
export async function measureManyCustomers({ customers }: { customers: number }): Promise<readonly Table[]> {
  const stores: Store[] = [];
  try {
    for (const count of [FEW, customers]) stores.push(await openStore(count));
    // The rounds alternate, so that other load on the machine affects both stores equally.
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const store of stores)
        for (const [name, path] of Object.entries(TARGETS)) await visitAll(store, name, path);
    }
    return [tableOf(stores), importTable(stores)];
  } finally {
    for (const store of stores) await store.stop();
  }
}

/** Generates customers, imports them into a new PostgreSQL database, and logs in a sample of them. */
async function openStore(customers: number): Promise<Store> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const file = join(folder, 'portfolio.jsonl');
  const postgres = await temporaryPostgres();
  const env = { DATABASE_URL: postgres.url };
  await runStep(['generate', '--customers', `${customers}`, '--seed', '1', '--lines'], file, {});
  const imported = await runStep(['import', file], join(folder, 'imported'), env);
  console.log(`Imported ${customers} in ${rounded(imported.seconds)} s, ${rounded(imported.peakMb)} MB.`);
  const chosen = await chooseCustomers(file, customers);
  rmSync(folder, { recursive: true });
  const portal = await startPortal({ ...env, LOGIN_STARTS_PER_MINUTE: '1000000', FIRST_PAGE_MS: '10000' });
  const headers: Record<string, string>[] = [];
  for (const ssn of chosen) headers.push(headersOf(await sessionCookies(portal.url, ssn)));
  return {
    customers,
    url: portal.url,
    imported,
    headers,
    latencies: new Map(),
    async stop() {
      await portal.stop();
      await postgres.drop();
    },
  };
}

/** Returns the national ids of customers spread evenly over a file of JSON lines. */
async function chooseCustomers(file: string, customers: number): Promise<readonly string[]> {
  const step = Math.max(1, customers / LOGGED_IN);
  const chosen: string[] = [];
  let place = 0;
  for await (const line of createInterface({ input: createReadStream(file) })) {
    if (place >= chosen.length * step) {
      const { ssn } = JSON.parse(line);
      if (ssn) chosen.push(ssn);
    }
    place += 1;
  }
  return chosen;
}

/** Sends one request for each logged-in customer, over a few connections. */
async function visitAll(store: Store, name: string, path: string): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const latencies = store.latencies.get(name) ?? [];
  store.latencies.set(name, latencies);
  const waiting = store.headers.values();
  const visitRepeatedly = async () => {
    for (const headers of waiting) {
      const began = performance.now();
      await ask(store.url + path, headers, agent);
      latencies.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, visitRepeatedly));
  agent.destroy();
}

function tableOf([few, many]: readonly Store[]): Table {
  if (!few || !many) throw new Error('there are not two stores to compare');
  const rows = Object.keys(TARGETS).map((name) => {
    const ms = (store: Store, part: number) => quantile(store.latencies.get(name) ?? [], part);
    return [
      name,
      ...[0.5, 0.99].flatMap((part) => [
        rounded(ms(few, part)),
        rounded(ms(many, part)),
        rounded(ms(many, part) / ms(few, part)),
      ]),
    ];
  });
  return {
    heading: `${many.customers} customers compared with ${few.customers}`,
    how: `Generated customers in PostgreSQL. ${many.headers.length} and ${few.headers.length} of them, spread evenly, are logged in, and each sends ${ROUNDS} requests over ${CONNECTIONS} connections, in turn. Goal: p99 ≤ 1.2 times.`,
    columns: ['', 'p50 few', 'p50 many', 'Ratio', 'p99 few', 'p99 many', 'Ratio'],
    rows,
  };
}

function importTable(stores: readonly Store[]): Table {
  return {
    heading: 'Their import into an empty PostgreSQL',
    how: 'In a separate process, as `npm run portfolio -- import` runs it.',
    columns: ['Customers', 'Seconds', 'Customers/s', 'Peak MB'],
    rows: stores.map(({ customers, imported: { seconds, peakMb } }) => [
      `${customers}`,
      seconds.toFixed(1),
      (customers / seconds).toFixed(0),
      peakMb.toFixed(0),
    ]),
  };
}
