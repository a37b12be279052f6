import { join } from 'node:path';
import { people } from '../../e2e/people.ts';
import { startCluster } from '../../server/testing/cluster.ts';
import { root } from '../../tools/set-up.mjs';
import { quantile } from '../bench/figures.ts';
import { AGREEMENTS, CONTACT, type Customer, logInAt, OVERVIEW, PROFILE } from './customer.ts';
import { atMost, type Drill, type Finding, noneOf } from './drill.ts';
import { NO_RATE_LIMITS } from './server.ts';
import { countsOf, pause, withTraffic } from './traffic.ts';

const CONCURRENCY = 20;
const SETTLE_MS = 3_000;
const MINUTE_MS = 60_000;
const SAMPLES = 12;
const DRIFT_PERCENT = 10;
/** One minute has no other to be compared with. */
const FEWEST_MINUTES = 2;
const LEAK = join(root, 'ops', 'drills', 'leak.mjs');

/**
 * Sends pages, calls and changes of one customer at full speed to both servers. Measures after the first
 * fifth, when code is compiled and pools are full. Measures the process memory, and the lowest heap use of
 * each minute: memory that garbage collection could not free.
 */
export const endurance: Drill = {
  name: 'endurance',
  about:
    '--minutes of load at full speed: memory grows by at most 10 % after the first fifth, no handle leaks',
  fault: { what: 'each request leaves 32 kB in memory', turnsRed: /drift/ },
  async run({ minutes, withFault }) {
    if (minutes < FEWEST_MINUTES)
      throw new Error(`endurance compares minutes: --minutes must be at least ${FEWEST_MINUTES}.`);
    const cluster = await startCluster({
      ...NO_RATE_LIMITS,
      ...(withFault && { NODE_OPTIONS: `--import=${LEAK}` }),
    });
    try {
      const kari = await logInAt(cluster.url, people.kari.ssn);
      const url = `http://localhost:${cluster.servers[0].port}`;
      const before = await stateOf(url);
      const memory: Memory[] = [];
      const answers = await withTraffic(
        (round) => ask(kari, cluster.url, round),
        CONCURRENCY,
        async () => {
          for (let minute = 0; minute < minutes; minute += 1) memory.push(await memoryOfMinute(url));
        },
      );
      await pause(SETTLE_MS);
      const after = await stateOf(url);
      const measured = memory.slice(Math.floor(minutes / 5));
      return [
        {
          what: `responses in ${minutes} min`,
          figure: `${answers.length} (${countsOf(answers)})`,
          holds: answers.length > 0,
        },
        noneOf('unclear responses', answers.filter(({ clear }) => !clear).length),
        drift(
          'memory',
          measured.map(({ rssMb }) => rssMb),
        ),
        drift(
          'heap in use',
          measured.map(({ heapMb }) => heapMb),
        ),
        // The connection pools of the balancer, PostgreSQL and Valkey fill and stay full.
        atMost('additional handles', after.handles - before.handles, 30, 'handles'),
      ];
    } finally {
      await cluster.stop();
    }
  },
};

type Memory = { rssMb: number; heapMb: number };

/** Returns a server's memory at the end of a minute, and its lowest heap use during that minute. */
async function memoryOfMinute(url: string): Promise<Memory> {
  const samples: Memory[] = [];
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    await pause(MINUTE_MS / SAMPLES);
    samples.push(await stateOf(url));
  }
  return {
    rssMb: samples.at(-1)?.rssMb ?? 0,
    heapMb: Math.min(...samples.map(({ heapMb }) => heapMb)),
  };
}

/**
 * Compares the medians of the first and last quarter of the minutes, because garbage collection makes single
 * minutes vary.
 */
function drift(what: string, perMinute: readonly number[]): Finding {
  const quarter = Math.ceil(perMinute.length / 4);
  const first = quantile(perMinute.slice(0, quarter));
  const last = quantile(perMinute.slice(-quarter));
  const percent = (last / first - 1) * 100;
  return atMost(
    `${what} from ${first.toFixed(0)} to ${last.toFixed(0)} MB: drift`,
    percent,
    DRIFT_PERCENT,
    '%',
  );
}

async function ask(kari: Customer, url: string, round: number): Promise<Response> {
  if (round % 20 === 0)
    return await kari.send(url, 'PUT', CONTACT, { epostAdresse: `nr.${round}@example.com` });
  return await kari.get(url, [OVERVIEW, AGREEMENTS, PROFILE][round % 3] ?? OVERVIEW);
}

/** Returns the memory of a server, and its number of open handles (sockets, timers and others). */
async function stateOf(url: string): Promise<Memory & { handles: number }> {
  const metrics = await (await fetch(`${url}/internal/metrics`)).text();
  const metric = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(metrics)?.[1]);
  return {
    rssMb: metric('process_resident_memory_bytes') / 2 ** 20,
    heapMb: metric('nodejs_heap_size_used_bytes') / 2 ** 20,
    handles: metric('nodejs_active_handles_total'),
  };
}
