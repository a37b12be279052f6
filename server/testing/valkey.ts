import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

const PROGRAMS = ['valkey-server', 'redis-server'];

export type Valkey = { program: string; url: string; stop(): Promise<void> };

/** Starts an empty Valkey or Redis on a free port of 127.0.0.1; null where the machine has none. */
export async function startValkey(): Promise<Valkey | null> {
  const program = PROGRAMS.find((name) => spawnSync(name, ['--version']).status === 0);
  if (!program) return null;
  const port = await freePort();
  const options = { port, bind: '127.0.0.1', save: '', appendonly: 'no' };
  const server = spawn(
    program,
    Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]),
  );
  const ended = once(server, 'exit');
  await ready(server.stdout);
  return {
    program,
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      server.kill();
      await ended;
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

async function ready(output: NodeJS.ReadableStream): Promise<void> {
  for await (const chunk of output) {
    if (String(chunk).includes('eady to accept connections')) return;
  }
  throw new Error('the Valkey server ended before it was ready');
}
