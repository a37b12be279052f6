import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that operating systems give to connections, and above those that browsers block. */
const FIRST = 11_000;
const LAST = 32_000;

/**
 * Returns a port of 127.0.0.1 that is not in use, for a program that starts later or again. No connection and no
 * program that listens on port 0 can take it in the meantime.
 * @returns {Promise<number>}
 * @throws {Error} when a port can't be opened for another reason than that it is in use
 */
export async function freePort() {
  const port = randomInt(FIRST, LAST);
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return await freePort();
    throw error;
  }
  server.close();
  await once(server, 'close');
  return port;
}
