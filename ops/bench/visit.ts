import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent } from 'node:http';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { createClient } from 'redis';
import { people } from '../../e2e/people.ts';
import { type Portal, startPortal } from '../../e2e/portal.ts';
import { startRealProvider } from '../../server/testing/real-provider.ts';
import { startValkey, type Valkey } from '../../server/testing/valkey.ts';
import { freePort } from '../../tools/free-port.mjs';
import { quantile, rounded, type Table } from './figures.ts';
import { ask, usage } from './load.ts';
import { temporaryPostgres } from './temporary-postgres.ts';
import { PARTS, type Part, type Step, visitSteps } from './visitor.ts';

const WARM_UP = 60;
const ROUNDS = 7;
const VISITS = 20;
const CALLBACK = '/api/privat/forsikring/auth/callback';

/** CPU time and answer sizes of the parts of a visit. */
type Parts = Record<Part, { cpuMs: number; sizes: number[] }>;
/** The costs of a round of visits; `bareMs`: those of a bare server for the same answers. */
type Round = { parts: Parts; bareMs: number };
/** What a visit costs apart from CPU time. */
type Costs = {
  statements: number;
  operations: number;
  commands: number;
  valkeyBytes: number;
  logBytes: number;
};

/**
 * Measures the CPU time of a whole visit, part by part, and of a bare server's answers of the same sizes; also the queries,
 * operations of the session store and log lines of a visit.
 */
export async function measureVisit(): Promise<readonly Table[]> {
  const bareServer = fork(join(import.meta.dirname, 'bare-server.ts'));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const provider = await startRealProvider({
    client: { redirect_uris: [origin + CALLBACK] },
    claims: { pid: people.kari.ssn, name: 'Kari Nordmann' },
  });
  const stops: (() => unknown)[] = [() => bareServer.kill(), provider.stop];
  try {
    const [barePort] = await once(bareServer, 'message');
    const valkey = await startValkey();
    const postgres = valkey && (await temporaryPostgres());
    if (valkey) stops.push(valkey.stop);
    if (postgres) stops.push(postgres.drop);
    const portal = await startPortal({
      ...provider.env,
      ...(valkey && { VALKEY_URL: valkey.url, DATABASE_URL: postgres?.url ?? '' }),
      PORT: String(port),
      FIRST_PAGE_MS: '10000',
      LOG_LEVEL: 'info',
      // Requests of the machine itself are not counted against limits.
      TRUST_PROXY: '1',
      LOGIN_STARTS_PER_MINUTE: '1000000',
    });
    stops.push(portal.stop);
    const visits = (count: number) =>
      Array.from({ length: count }, (_, number) =>
        visitSteps(portal.url, provider.browser(), `10.0.${number >> 8}.${number & 255}`),
      );
    for (const steps of visits(WARM_UP)) for (const { run } of steps) await run();
    const before = await countsOf(portal, valkey);
    for (const steps of visits(VISITS)) for (const { run } of steps) await run();
    const after = await countsOf(portal, valkey);
    const rounds: Round[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const parts = await measured(portal, visits(VISITS));
      rounds.push({ parts, bareMs: await bareCost(`http://127.0.0.1:${barePort}`, parts) });
    }
    return [tableOf(rounds, valkey !== null), costsTable(before, after)];
  } finally {
    for (const stop of stops.toReversed()) await stop();
  }
}

function emptyParts(): Parts {
  return Object.fromEntries(PARTS.map((part) => [part, { cpuMs: 0, sizes: [] }])) as unknown as Parts;
}

/**
 * Makes visits step by step, each step for all of them, because reading the CPU time costs some itself. That cost is
 * measured and subtracted.
 */
async function measured({ url }: Portal, visits: readonly (readonly Step[])[]): Promise<Parts> {
  const parts = emptyParts();
  const first = await usage(url);
  let last = await usage(url);
  const reading = last.cpuMs - first.cpuMs;
  for (const [number, { part }] of (visits[0] ?? []).entries()) {
    for (const steps of visits) parts[part].sizes.push(...((await steps[number]?.run()) ?? []));
    const now = await usage(url);
    parts[part].cpuMs += now.cpuMs - last.cpuMs - reading;
    last = now;
  }
  return parts;
}

/** Returns the CPU time in ms in which a bare server sends the same answers. */
async function bareCost(url: string, parts: Parts): Promise<number> {
  const agent = new Agent({ keepAlive: true });
  const { cpuMs } = await usage(url);
  for (const { sizes } of Object.values(parts))
    for (const size of sizes) await ask(`${url}/${size}`, {}, agent);
  agent.destroy();
  return (await usage(url)).cpuMs - cpuMs;
}

async function countsOf(portal: Portal, valkey: Valkey | null): Promise<Costs> {
  const metrics = (await ask(`${portal.url}/internal/metrics`)).toString();
  const sum = (name: string) =>
    [...metrics.matchAll(new RegExp(`^${name}\\{.*\\} (\\d+)$`, 'gm'))].reduce(
      (total, [, count]) => total + Number(count),
      0,
    );
  return {
    statements: sum('database_query_duration_seconds_count'),
    operations: sum('shared_state_duration_seconds_count'),
    ...(valkey ? await valkeyCounts(valkey.url) : { commands: 0, valkeyBytes: 0 }),
    logBytes: portal.log().length,
  };
}

async function valkeyCounts(url: string): Promise<Pick<Costs, 'commands' | 'valkeyBytes'>> {
  const client = await createClient({ url }).connect();
  const info = await client.info();
  client.destroy();
  const count = (name: string) => Number(new RegExp(`^${name}:(\\d+)`, 'm').exec(info)?.[1]);
  return { commands: count('total_commands_processed'), valkeyBytes: count('used_memory') };
}

function tableOf(rounds: readonly Round[], withValkey: boolean): Table {
  const ofPart = (part: Part) => quantile(rounds.map(({ parts }) => parts[part].cpuMs / VISITS));
  const total = ({ parts }: { parts: Parts }) =>
    PARTS.reduce((sum, part) => sum + parts[part].cpuMs, 0) / VISITS;
  const answers = (part: Part) => Math.round((rounds[0]?.parts[part].sizes.length ?? 0) / VISITS);
  const bare = quantile(rounds.map(({ bareMs }) => bareMs / VISITS));
  const all = quantile(rounds.map(total));
  return {
    heading: 'CPU time of a visit',
    how: `One customer with ten insurances and nothing in the cache; ${withValkey ? 'PostgreSQL and Valkey' : 'SQLite'}; the login provider is another process. Medians of ${ROUNDS} rounds of ${VISITS} visits, one request after the other. The ratio is to a bare node:http server that sends answers of the same sizes. Load average of the machine: ${loadavg()[0]?.toFixed(1)}. Goal: at most 30 ms.`,
    columns: ['Part', 'Answers', 'CPU ms', 'Ratio'],
    rows: [
      ...PARTS.map((part) => [part, `${answers(part)}`, rounded(ofPart(part)), '']),
      [
        'whole visit',
        `${PARTS.reduce((sum, part) => sum + answers(part), 0)}`,
        rounded(all),
        rounded(all / bare),
      ],
    ],
  };
}

function costsTable(before: Costs, after: Costs): Table {
  const each = (name: keyof Costs) => rounded((after[name] - before[name]) / VISITS);
  return {
    heading: 'Other costs of a visit',
    how: `Of ${VISITS} such visits. The log has a line for each request. Each visit leaves a session.`,
    columns: ['', 'Per visit'],
    rows: [
      ['Statements to the database', each('statements')],
      ['Operations of the session store', each('operations')],
      ['Commands to Valkey', each('commands')],
      ['Valkey memory of a session, bytes', each('valkeyBytes')],
      ['Log, bytes', each('logBytes')],
    ],
  };
}
