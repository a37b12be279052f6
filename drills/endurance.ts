import { quantile } from '../bench/figures.ts';
import { people } from '../e2e/people.ts';
import { startCluster } from '../server/testing/cluster.ts';
import { AGREEMENTS, CONTACT, type Customer, logInAt, OVERVIEW, PROFILE } from './customer.ts';
import { atMost, type Drill, type Finding, noneOf } from './drill.ts';
import { FULL_SPEED } from './settings.ts';
import { countsOf, keepAsking, pause } from './traffic.ts';

const AT_ONCE = 20;
const SETTLE_MS = 3_000;
const MINUTE_MS = 60_000;
const SAMPLES = 12;
const DRIFT_PERCENT = 10;

/**
 * Full speed for long: pages, calls and changes of one customer after the other, at both servers. What counts comes after the first
 * fifth, when code is compiled and pools are full: the memory of the process, and the least heap of each minute, which is what garbage
 * collection could not free.
 */
export const endurance: Drill = {
  name: 'endurance',
  about:
    '--minutes of load at full speed: memory drifts by less than 10 % after the first fifth, no handle stays',
  async run({ minutes }) {
    const cluster = await startCluster(FULL_SPEED);
    try {
      const kari = await logInAt(cluster.url, people.kari.ssn);
      const url = `http://localhost:${cluster.servers[0].port}`;
      const before = await stateOf(url);
      const traffic = keepAsking((round) => ask(kari, cluster.url, round), AT_ONCE);
      const memory: Memory[] = [];
      for (let minute = 0; minute < minutes; minute += 1) memory.push(await memoryOfMinute(url));
      const answers = await traffic.stop();
      await pause(SETTLE_MS);
      const after = await stateOf(url);
      const measured = memory.slice(Math.floor(minutes / 5));
      return [
        {
          what: `answers in ${minutes} min`,
          figure: `${answers.length} (${countsOf(answers)})`,
          holds: answers.length > 0,
        },
        noneOf('unclear answers', answers.filter(({ clear }) => !clear).length),
        drift(
          'memory',
          measured.map(({ rssMb }) => rssMb),
        ),
        drift(
          'heap in use',
          measured.map(({ heapMb }) => heapMb),
        ),
        // The pools of connections to the balancer, PostgreSQL and Valkey fill and stay.
        atMost('handles more than before', after.handles - before.handles, 30, 'handles'),
      ];
    } finally {
      await cluster.stop();
    }
  },
};

type Memory = { rssMb: number; heapMb: number };

/** Returns what a server holds at the end of a minute, and the least heap that it had in use meanwhile. */
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

/** Compares the middle of the first quarter of the minutes with that of the last: single minutes swing by what garbage collection just did. */
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

/** Returns the memory of a server, and how many sockets, timers and the like it holds. */
async function stateOf(url: string): Promise<Memory & { handles: number }> {
  const metrics = await (await fetch(`${url}/internal/metrics`)).text();
  const metric = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(metrics)?.[1]);
  return {
    rssMb: metric('process_resident_memory_bytes') / 2 ** 20,
    heapMb: metric('nodejs_heap_size_used_bytes') / 2 ** 20,
    handles: metric('nodejs_active_handles_total'),
  };
}
