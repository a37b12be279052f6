// npm run cluster: two servers behind a load balancer, on one PostgreSQL and one Valkey, until Ctrl-C. See
// docs/operations.md.
import { missingForCluster, startCluster } from '../server/testing/cluster.ts';
import { expectNoArguments } from './no-arguments.mjs';
import { ensureBuilt, messageOf } from './set-up.mjs';

const DEFAULT_PORT = '8000';

expectNoArguments(`Usage: npm run cluster

Runs two servers behind a load balancer, on one PostgreSQL and one Valkey, until Ctrl-C. All data is then removed. It has no
options: environment variables set it up, among them PORT (docs/reference/variables.md).`);

const missing = missingForCluster();
if (missing.length > 0) {
  console.error(missing.join('\n'));
  process.exit(1);
}
try {
  await run();
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}

async function run(): Promise<void> {
  ensureBuilt();
  const { PORT = DEFAULT_PORT, ...env } = process.env;
  const cluster = await startCluster(env, { port: Number(PORT) });
  const [one, two] = cluster.servers;
  console.log(
    [
      `The portal is at ${cluster.url}/privat/forsikring/oversikt/`,
      `Servers: 127.0.0.1:${one.port} (process ${one.child.pid}), 127.0.0.1:${two.port} (process ${two.child.pid})`,
      `Database: ${cluster.postgres.origin}; shared state: ${cluster.valkey.program}`,
      'Press Ctrl-C to stop. All data is then removed.',
    ].join('\n'),
  );
  const stop = () => void cluster.stop().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}
