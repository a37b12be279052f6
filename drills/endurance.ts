import { usage } from '../bench/load.ts';
import { people } from '../e2e/people.ts';
import { startCluster } from '../server/testing/cluster.ts';
import { AGREEMENTS, CONTACT, type Customer, logInAt, OVERVIEW, PROFILE } from './customer.ts';
import { atMost, type Drill, noneOf } from './drill.ts';
import { FULL_SPEED } from './settings.ts';
import { countsOf, failed, keepAsking, pause } from './traffic.ts';

const AT_ONCE = 20;
const SETTLE_MS = 3_000;
const MINUTE_MS = 60_000;
const DRIFT_PERCENT = 10;

/** Full speed for long: pages, calls and changes of one customer after the other, at both servers. */
export const endurance: Drill = {
  name: 'endurance',
  about:
    '--minutes of load at full speed: memory drifts by less than 10 % after the first fifth, no handle stays',
  async run({ minutes }) {
    const cluster = await startCluster({ ...FULL_SPEED, LOGIN_STARTS_PER_MINUTE: '100000' });
    try {
      const kari = await logInAt(cluster.url, people.kari.ssn);
      const [one] = cluster.servers;
      const metrics = `http://localhost:${one.port}`;
      const before = await handles(metrics);
      const traffic = keepAsking((round) => ask(kari, cluster.url, round), AT_ONCE);
      const memory: number[] = [];
      for (let minute = 0; minute < minutes; minute += 1) {
        await pause(MINUTE_MS);
        memory.push((await usage(metrics)).rssMb);
      }
      const answers = await traffic.stop();
      await pause(SETTLE_MS);
      const warm = memory[Math.floor(minutes / 5)] ?? 0;
      const last = memory.at(-1) ?? 0;
      const left = (await handles(metrics)) - before;
      return [
        {
          what: `answers in ${minutes} min`,
          figure: `${answers.length} (${countsOf(answers)})`,
          holds: answers.length > 0,
        },
        noneOf('failed', answers.filter(failed).length),
        atMost(
          `memory from ${warm.toFixed(0)} to ${last.toFixed(0)} MB: drift`,
          (last / warm - 1) * 100,
          DRIFT_PERCENT,
          '%',
        ),
        // The pools of connections to the balancer, PostgreSQL and Valkey fill and stay.
        atMost('handles more than before', left, 30, 'handles'),
      ];
    } finally {
      await cluster.stop();
    }
  },
};

async function ask(kari: Customer, url: string, round: number): Promise<Response> {
  if (round % 20 === 0)
    return await kari.send(url, 'PUT', CONTACT, { epostAdresse: `nr.${round}@example.com` });
  return await kari.get(url, [OVERVIEW, AGREEMENTS, PROFILE][round % 3] ?? OVERVIEW);
}

/** Returns how many sockets, timers and the like a server holds. */
async function handles(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/internal/metrics`)).text();
  return Number(/^nodejs_active_handles_total (\d+)/m.exec(metrics)?.[1]);
}
