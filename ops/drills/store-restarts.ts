import { people } from '../../e2e/people.ts';
import { startCluster } from '../../server/testing/cluster.ts';
import { AGREEMENTS, CONTACT, logInAt } from './customer.ts';
import { atMost, type Drill, noneOf } from './drill.ts';
import { NO_RATE_LIMITS } from './server.ts';
import { countsOf, pause, timeToSuccess, withTraffic } from './traffic.ts';

const CONCURRENCY = 12;
const HEALTHY_S = 5;

/** Restarts PostgreSQL and Valkey in turn, under load of two servers behind the balancer. */
export const storeRestarts: Drill = {
  name: 'stores',
  about:
    'PostgreSQL and Valkey restart under load: no crash, healthy within 5 s, no session lost, clear responses',
  fault: { what: 'Valkey loses its data at a restart', turnsRed: /^sessions lost/ },
  async run({ rounds, withFault = false }) {
    const cluster = await startCluster(NO_RATE_LIMITS, { losesSessions: withFault });
    try {
      const kari = await logInAt(cluster.url, people.kari.ssn);
      const longest = { postgres: 0, valkey: 0 };
      const answers = await withTraffic(
        async (round) =>
          round % 3 === 0
            ? await kari.send(cluster.url, 'PUT', CONTACT, { epostAdresse: `runde.${round}@example.com` })
            : await kari.get(cluster.url, AGREEMENTS),
        CONCURRENCY,
        async () => {
          for (let round = 0; round < rounds; round += 1) {
            for (const store of ['postgres', 'valkey'] as const) {
              await pause(300);
              await cluster[store].restart();
              const ms = await timeToSuccess(() => kari.get(cluster.url, AGREEMENTS));
              longest[store] = Math.max(longest[store], ms / 1000);
              if (ms === Number.POSITIVE_INFINITY) return;
            }
          }
        },
      );
      const unclear = answers.filter(({ clear }) => !clear);
      return [
        atMost('PostgreSQL: time to the first response', longest.postgres, HEALTHY_S, 's'),
        atMost('Valkey: time to the first response', longest.valkey, HEALTHY_S, 's'),
        noneOf('servers that ended', cluster.servers.filter(({ child }) => child.exitCode !== null).length),
        noneOf('sessions lost (401)', answers.filter(({ status }) => status === 401).length),
        {
          ...noneOf('unclear responses', unclear.length),
          figure: `${unclear.length} (${countsOf(answers)})`,
        },
      ];
    } finally {
      await cluster.stop();
    }
  },
};
