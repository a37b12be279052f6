import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { people } from '../../e2e/people.ts';
import { type Cluster, startCluster } from '../../server/testing/cluster.ts';
import { AGREEMENTS, API, CONTACT, logInAt, OVERVIEW } from './customer.ts';
import { atMost, type Drill, type Finding, noneOf } from './drill.ts';
import { NO_RATE_LIMITS } from './settings.ts';
import { countsOf, failed, keepAsking, pause } from './traffic.ts';

const DRAIN_SECONDS = 6;
const CONCURRENCY = 12;
const UNFINISHED = 20;

/**
 * Replaces both servers in turn, like a deployment, while customers continue and some request bodies never
 * end.
 */
export const rollingRestart: Drill = {
  name: 'deployment',
  about:
    'SIGTERM under load, the servers in turn, unfinished bodies open: no failed request, exit code 0 in time',
  async run({ rounds }) {
    const cluster = await startCluster({ ...NO_RATE_LIMITS, DRAIN_SECONDS: String(DRAIN_SECONDS) });
    const sockets = unfinishedBodies(cluster);
    try {
      const kari = await logInAt(cluster.url, people.kari.ssn);
      const paths = [OVERVIEW, AGREEMENTS];
      const traffic = keepAsking(
        async (round) =>
          round % 4 === 0
            ? await kari.send(cluster.url, 'PUT', CONTACT, { epostAdresse: `nr.${round}@example.com` })
            : await kari.get(cluster.url, paths[round % 2] ?? OVERVIEW),
        CONCURRENCY,
      );
      const exits: Exit[] = [];
      for (let round = 0; round < Math.ceil(rounds / 10); round += 1) {
        for (const which of [0, 1] as const) exits.push(await replace(cluster, which));
      }
      const answers = await traffic.stop();
      return [...findings(exits), lost(answers.filter(failed).length, countsOf(answers))];
    } finally {
      for (const socket of sockets) socket.destroy();
      await cluster.stop();
    }
  },
};

type Exit = { code: number | null; seconds: number };

async function replace(cluster: Cluster, which: 0 | 1): Promise<Exit> {
  const { child, ended } = cluster.servers[which];
  const began = performance.now();
  child.kill('SIGTERM');
  const code = await ended;
  const seconds = (performance.now() - began) / 1000;
  await cluster.start(which);
  // The balancer checks every second.
  await pause(2500);
  return { code, seconds };
}

function findings(exits: readonly Exit[]): Finding[] {
  return [
    noneOf(
      `exit codes other than 0 of ${exits.length} servers`,
      exits.filter(({ code }) => code !== 0).length,
    ),
    atMost('longest stop', Math.max(...exits.map(({ seconds }) => seconds)), DRAIN_SECONDS + 1, 's'),
  ];
}

function lost(count: number, counts: string): Finding {
  return { ...noneOf('failed requests', count), figure: `${count} (${counts})` };
}

/** Opens requests directly to the servers whose bodies never end. */
function unfinishedBodies({ servers }: Cluster): readonly Socket[] {
  return servers.flatMap(({ port }) =>
    Array.from({ length: UNFINISHED }, () => {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => {});
      void once(socket, 'connect').then(
        () =>
          socket.write(
            `POST ${API}/auth/logout HTTP/1.1\r\nHost: localhost\r\nX-Requested-By: drill\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{`,
          ),
        () => {},
      );
      return socket;
    }),
  );
}
