import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../tools/free-port.mjs';

const PROGRAMS = ['valkey-server', 'redis-server'];

export type Valkey = NonNullable<Awaited<ReturnType<typeof startValkey>>>;

/** Returns the name of the machine's Valkey or Redis program; undefined if it has none. */
export function findValkey(): string | undefined {
  return PROGRAMS.find((name) => spawnSync(name, ['--version']).status === 0);
}

/**
 * Starts an empty Valkey or Redis on a free port of 127.0.0.1; null if the machine has none. With `durable`,
 * acknowledged writes survive a restart.
 */
export async function startValkey({ durable = false } = {}) {
  const program = findValkey();
  if (!program) return null;
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'test-valkey-'));
  const options = {
    port,
    bind: '127.0.0.1',
    dir: folder,
    save: '',
    appendonly: durable ? 'yes' : 'no',
    appendfsync: 'always',
  };
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
  let server = await start(program, args);
  return {
    program,
    url: `redis://127.0.0.1:${port}`,
    /** Restarts it at the same address. It is then empty unless it is durable. */
    async restart(): Promise<void> {
      await end(server);
      server = await start(program, args);
    },
    /** Stops all responses, but keeps the connections open. */
    freeze: () => void server.kill('SIGSTOP'),
    thaw: () => void server.kill('SIGCONT'),
    async stop(): Promise<void> {
      await end(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function start(program: string, args: readonly string[]): Promise<ChildProcess> {
  const server = spawn(program, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  for await (const chunk of server.stdout) {
    if (String(chunk).includes('eady to accept connections')) return server;
  }
  throw new Error('the Valkey server ended before it was ready');
}

async function end(server: ChildProcess): Promise<void> {
  // A test may have ended it itself.
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill();
  await ended;
}
