import { people } from '../e2e/people.ts';
import { startCluster } from '../server/testing/cluster.ts';
import { AGREEMENTS, CONTACT, logInAt } from './customer.ts';
import { atMost, type Drill, noneOf } from './drill.ts';
import { FULL_SPEED } from './settings.ts';
import { countsOf, keepAsking, pause, untilAnswered } from './traffic.ts';

const AT_ONCE = 12;
const HEALTHY_S = 5;

/** PostgreSQL and Valkey restart, each under load of two servers behind the balancer. */
export const storeRestarts: Drill = {
  name: 'stores',
  about:
    'PostgreSQL and Valkey restart under load: no crash, healthy within 5 s, no session lost, clear answers',
  async run({ rounds }) {
    const cluster = await startCluster(FULL_SPEED);
    try {
      const kari = await logInAt(cluster.url, people.kari.ssn);
      const traffic = keepAsking(
        async (round) =>
          round % 3 === 0
            ? await kari.send(cluster.url, 'PUT', CONTACT, { epostAdresse: `runde.${round}@example.com` })
            : await kari.get(cluster.url, AGREEMENTS),
        AT_ONCE,
      );
      const longest = { postgres: 0, valkey: 0 };
      for (let round = 0; round < rounds; round += 1) {
        for (const store of ['postgres', 'valkey'] as const) {
          await pause(300);
          await cluster[store].restart();
          const ms = await untilAnswered(() => kari.get(cluster.url, AGREEMENTS));
          longest[store] = Math.max(longest[store], ms / 1000);
        }
      }
      const answers = await traffic.stop();
      const unclear = answers.filter(({ clear }) => !clear);
      return [
        atMost('PostgreSQL back to the first answer', longest.postgres, HEALTHY_S, 's'),
        atMost('Valkey back to the first answer', longest.valkey, HEALTHY_S, 's'),
        noneOf('servers that ended', cluster.servers.filter(({ child }) => child.exitCode !== null).length),
        noneOf('answers 401: sessions lost', answers.filter(({ status }) => status === 401).length),
        { ...noneOf('unclear answers', unclear.length), figure: `${unclear.length} (${countsOf(answers)})` },
      ];
    } finally {
      await cluster.stop();
    }
  },
};
