import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { people } from '../../e2e/people.ts';
import { type Cluster, startCluster } from '../../server/testing/cluster.ts';
import { withClient } from '../../tools/test-database.ts';
import { AGREEMENTS, CONTACT, type Customer, logInAt } from './customer.ts';
import { atMost, type Drill, type Finding, noneOf } from './drill.ts';
import { NO_RATE_LIMITS } from './server.ts';
import { countsOf, pause, timeToSuccess, withTraffic } from './traffic.ts';

const CONCURRENCY = 12;
const FROZEN_MS = 16_000;
/**
 * A statement's own timeout of five seconds plus one, after others that wait equally long for a connection.
 */
const ANSWER_S = 13;
const HEALTHY_S = 5;

/** PostgreSQL and Valkey stop responding while their connections stay open, so no error is ever reported. */
export const frozenStores: Drill = {
  name: 'frozen-stores',
  about:
    'SIGSTOP of PostgreSQL, then of Valkey, under load: clear responses meanwhile, healthy within 5 s afterwards, no session lost',
  fault: {
    what: 'statements have no time limit (DATABASE_STATEMENT_MS=0)',
    turnsRed: /^PostgreSQL: (unclear|slowest)/,
  },
  async run({ withFault }) {
    const cluster = await startCluster({
      ...NO_RATE_LIMITS,
      ...(withFault && { DATABASE_STATEMENT_MS: '0' }),
    });
    try {
      const kari = await logInAt(cluster.url, people.kari.ssn);
      const { valkey, postgres } = cluster;
      return [
        ...(await frozen('PostgreSQL', await postgresProcesses(postgres.url), cluster, kari)),
        ...(await frozen('Valkey', valkey, cluster, kari)),
        noneOf('servers that ended', cluster.servers.filter(({ child }) => child.exitCode !== null).length),
      ];
    } finally {
      await cluster.stop();
    }
  },
};

type Freezable = { freeze(): void; thaw(): void };

async function frozen(
  what: string,
  store: Freezable,
  { url }: Cluster,
  kari: Customer,
): Promise<readonly Finding[]> {
  let recovered = Number.POSITIVE_INFINITY;
  const answers = await withTraffic(
    async (round) =>
      round % 3 === 0
        ? await kari.send(url, 'PUT', CONTACT, { epostAdresse: `runde.${round}@example.com` })
        : await kari.get(url, AGREEMENTS),
    CONCURRENCY,
    async () => {
      await pause(1000);
      store.freeze();
      await pause(FROZEN_MS);
      store.thaw();
      recovered = await timeToSuccess(() => kari.get(url, AGREEMENTS));
    },
  );
  const unclear = answers.filter(({ clear }) => !clear).length;
  return [
    { ...noneOf(`${what}: unclear responses`, unclear), figure: `${unclear} (${countsOf(answers)})` },
    atMost(`${what}: slowest response`, Math.max(...answers.map(({ ms }) => ms)) / 1000, ANSWER_S, 's'),
    atMost(`${what}: time to the first success after resuming`, recovered / 1000, HEALTHY_S, 's'),
    noneOf(`${what}: sessions lost (401)`, answers.filter(({ status }) => status === 401).length),
  ];
}

/** Returns all processes of PostgreSQL as one, including those of the servers' connections. */
async function postgresProcesses(url: string): Promise<Freezable> {
  const [{ rows: backends }, { rows: settings }] = await withClient(
    url,
    async (client) =>
      [
        await client.query<{ pid: number }>('select pid from pg_stat_activity where pid <> pg_backend_pid()'),
        await client.query<{ data_directory: string }>('show data_directory'),
      ] as const,
  );
  const [first] = readFileSync(join(settings[0]?.data_directory ?? '', 'postmaster.pid'), 'utf8').split('\n');
  const pids = [Number(first), ...backends.map(({ pid }) => pid)];
  const signal = (name: 'SIGSTOP' | 'SIGCONT') => () => {
    for (const pid of pids) process.kill(pid, name);
  };
  return { freeze: signal('SIGSTOP'), thaw: signal('SIGCONT') };
}
