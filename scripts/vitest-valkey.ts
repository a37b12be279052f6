import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of a Valkey or Redis server; null where the machine has none. */
    valkeyUrl: string | null;
  }
}

const PROGRAMS = ['valkey-server', 'redis-server'];

/** Takes TEST_VALKEY_URL, or starts the machine's Valkey or Redis for the API tests, and says which. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const given = process.env.TEST_VALKEY_URL;
  if (given) {
    project.provide('valkeyUrl', given);
    return;
  }
  const program = PROGRAMS.find((name) => spawnSync(name, ['--version']).status === 0);
  if (!program) {
    console.log(
      `No ${PROGRAMS.join(' or ')} on this machine, and no TEST_VALKEY_URL: shared state runs on databases.`,
    );
    project.provide('valkeyUrl', null);
    return;
  }
  const port = await freePort();
  const server = spawn(program, [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
  ]);
  await ready(server.stdout);
  console.log(`Valkey tests run on ${program}`);
  project.provide('valkeyUrl', `redis://127.0.0.1:${port}`);
  return async () => {
    server.kill();
    await once(server, 'exit');
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
