import { people } from '../e2e/people.ts';
import { startCluster } from '../server/testing/cluster.ts';
import { AGREEMENTS, logInAt } from './customer.ts';
import { atMost, type Drill, noneOf } from './drill.ts';
import { FULL_SPEED } from './settings.ts';
import { type Answered, countsOf, failed, keepAsking, pause } from './traffic.ts';

const AT_ONCE = 8;
/** Two checks of a second each that fail, and what the balancer needs to act. */
const CHECK_S = 5;
const AFTER_MS = 10_000;
/** The balancer's time-out for a server, then the other server's answer. */
const ANSWER_S = 12;

/** One of two servers is frozen: its connections stay open, and nothing comes. */
export const frozenServer: Drill = {
  name: 'frozen',
  about: "SIGSTOP of one of two servers: customers are unaffected after the balancer's check",
  async run() {
    const cluster = await startCluster(FULL_SPEED);
    try {
      const kari = await logInAt(cluster.url, people.kari.ssn);
      const traffic = keepAsking(() => kari.get(cluster.url, AGREEMENTS), AT_ONCE);
      await pause(1000);
      cluster.servers[0].child.kill('SIGSTOP');
      const frozen = performance.now();
      await pause(CHECK_S * 1000 + AFTER_MS);
      const answers = await traffic.stop();
      const begun = ({ at, ms }: Answered) => (at - ms - frozen) / 1000;
      const late = answers.filter((each) => begun(each) > CHECK_S);
      const caught = answers.filter((each) => each.at > frozen && begun(each) <= CHECK_S);
      cluster.servers[0].child.kill('SIGCONT');
      return [
        { ...noneOf('asked after the check: failed', late.filter(failed).length), figure: countsOf(late) },
        atMost('asked after the check: slowest', slowest(late), 1, 's'),
        {
          ...noneOf('asked before the check: failed', caught.filter(failed).length),
          figure: countsOf(caught),
        },
        atMost('asked before the check: slowest', slowest(caught), ANSWER_S, 's'),
      ];
    } finally {
      await cluster.stop();
    }
  },
};

function slowest(answers: readonly Answered[]): number {
  return Math.max(0, ...answers.map(({ ms }) => ms)) / 1000;
}
