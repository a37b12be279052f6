import { people } from '../../e2e/people.ts';
import { startCluster } from '../../server/testing/cluster.ts';
import { AGREEMENTS, logInAt } from './customer.ts';
import { atMost, type Drill, noneOf } from './drill.ts';
import { NO_RATE_LIMITS } from './server.ts';
import { type Answered, countsOf, failed, pause, withTraffic } from './traffic.ts';

const CONCURRENCY = 8;
/** Two failed health checks of one second each, and the time the balancer needs to react. */
const CHECK_S = 5;
const AFTER_MS = 10_000;
/** The balancer's timeout for a server, then the response of the other server. */
const ANSWER_S = 12;

/** One of two servers is frozen: its connections stay open, and it sends nothing. */
export const frozenServer: Drill = {
  name: 'frozen',
  about: "SIGSTOP of one of two servers: customers are unaffected after the balancer's check",
  fault: {
    what: 'the balancer checks no server',
    turnsRed: /^sent after the check/,
  },
  async run({ withFault }) {
    const change = (text: string) => (withFault ? text.replace(/default-server check .*/, '') : text);
    const cluster = await startCluster(NO_RATE_LIMITS, { balancer: { change } });
    try {
      const kari = await logInAt(cluster.url, people.kari.ssn);
      let frozen = 0;
      const answers = await withTraffic(
        () => kari.get(cluster.url, AGREEMENTS),
        CONCURRENCY,
        async () => {
          await pause(1000);
          cluster.servers[0].child.kill('SIGSTOP');
          frozen = performance.now();
          await pause(CHECK_S * 1000 + AFTER_MS);
        },
      );
      const begun = ({ at, ms }: Answered) => (at - ms - frozen) / 1000;
      const late = answers.filter((each) => begun(each) > CHECK_S);
      const caught = answers.filter((each) => each.at > frozen && begun(each) <= CHECK_S);
      cluster.servers[0].child.kill('SIGCONT');
      return [
        { ...noneOf('sent after the check: failed', late.filter(failed).length), figure: countsOf(late) },
        atMost('sent after the check: slowest', slowest(late), 1, 's'),
        {
          ...noneOf('sent before the check: failed', caught.filter(failed).length),
          figure: countsOf(caught),
        },
        atMost('sent before the check: slowest', slowest(caught), ANSWER_S, 's'),
      ];
    } finally {
      await cluster.stop();
    }
  },
};

function slowest(answers: readonly Answered[]): number {
  return Math.max(0, ...answers.map(({ ms }) => ms)) / 1000;
}
