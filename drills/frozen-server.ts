import { people } from '../e2e/people.ts';
import { startCluster } from '../server/testing/cluster.ts';
import { AGREEMENTS, logInAt } from './customer.ts';
import { atMost, type Drill, noneOf } from './drill.ts';
import { countsOf, failed, keepAsking, pause } from './traffic.ts';

const AT_ONCE = 8;
/** Two checks of a second each that fail, and what the balancer needs to act. */
const CHECK_S = 5;
const AFTER_MS = 8_000;

/** One of two servers is frozen: its connections stay open, and nothing comes. */
export const frozenServer: Drill = {
  name: 'frozen',
  about: "SIGSTOP of one of two servers: customers are unaffected after the balancer's check",
  async run() {
    const cluster = await startCluster({ LOG_LEVEL: 'fatal' });
    try {
      const kari = await logInAt(cluster.url, people.kari.ssn);
      const traffic = keepAsking(() => kari.get(cluster.url, AGREEMENTS), AT_ONCE);
      await pause(1000);
      cluster.servers[0].child.kill('SIGSTOP');
      const frozen = performance.now();
      await pause(CHECK_S * 1000 + AFTER_MS);
      const answers = [...(await traffic.stop())];
      const late = answers.filter(({ at }) => at > frozen + CHECK_S * 1000);
      const hit = answers.filter((each) => failed(each) && each.at > frozen);
      const lastHit = Math.max(0, ...hit.map(({ at }) => (at - frozen) / 1000));
      cluster.servers[0].child.kill('SIGCONT');
      return [
        { ...noneOf('failed after the check', late.filter(failed).length), figure: countsOf(late) },
        atMost('last customer hit after', lastHit, CHECK_S, 's'),
        atMost('failed before the check', hit.length, AT_ONCE, 'requests'),
        atMost('longest answer after the check', Math.max(...late.map(({ ms }) => ms)) / 1000, 1, 's'),
      ];
    } finally {
      await cluster.stop();
    }
  },
};
