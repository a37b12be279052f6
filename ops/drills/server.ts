import { rmSync } from 'node:fs';
import { type ServerProcess, startServer } from '../../server/testing/server-process.ts';
import { makeScratchFolder } from '../../tools/scratch-folder.mjs';

/**
 * Server settings for drills that send requests as fast as possible. Rate limits are off, because all
 * requests come from one customer and address.
 */
export const NO_RATE_LIMITS = {
  LOG_LEVEL: 'fatal',
  REQUESTS_PER_MINUTE: '0',
  SESSION_REQUESTS_PER_MINUTE: '0',
};

/**
 * Calls `act` with the origin of a server that has its own data folder unless `env` names another store, and stops it.
 * `folder`: that of the product; left out: the checkout.
 */
export async function withServer<T>(
  env: NodeJS.ProcessEnv,
  act: (origin: string, server: ServerProcess) => Promise<T>,
  folder?: string,
): Promise<T> {
  const dataDir = makeScratchFolder('drill-');
  const server = await startServer({ DATA_DIR: dataDir, ...env }, folder);
  try {
    if (server.port === 0) throw new Error(server.output());
    return await act(`http://localhost:${server.port}`, server);
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true });
  }
}
