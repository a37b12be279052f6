import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get as httpGet } from 'node:http';
import { get as httpsGet } from 'node:https';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../../tools/free-port.mjs';

const PROGRAM = 'haproxy';
const CONFIGURATION = join(resolve(import.meta.dirname, '../..'), 'ops', 'deploy', 'haproxy.cfg');
const START_TIMEOUT_SECONDS = 15;

const PRINTED_CHARACTERS = 100_000;

export type Balancer = { port: number; log(): string; stop(): Promise<void> };

export type BalancerOptions = {
  /** the path of a PEM file with certificate and key; customers then use TLS */
  certificate?: string;
  /** the INTERNAL_PORT of both servers */
  checkPort?: number;
  /** returns a changed configuration, for a drill's fault */
  change?: (configuration: string) => string;
};

/** Returns whether HAProxy is installed. */
export function hasBalancer(): boolean {
  return spawnSync(PROGRAM, ['-v']).status === 0;
}

/**
 * Starts HAProxy with the configuration of `ops/deploy/` in front of two servers, given by their ports on
 * 127.0.0.1. With `port` 0 it listens on a free port. Resolves when customers get responses. If it ends
 * before that, rejects with its log.
 */
export async function startBalancer(
  servers: readonly [number, number],
  port = 0,
  { certificate, checkPort, change = (text) => text }: BalancerOptions = {},
): Promise<Balancer> {
  const own = port || (await freePort());
  const [one, two] = servers.map((each) => `127.0.0.1:${each}`);
  const folder = mkdtempSync(join(tmpdir(), 'balancer-'));
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, change(readFileSync(CONFIGURATION, 'utf8')));
  const child = spawn(PROGRAM, ['-db', '-f', file], {
    env: {
      PATH: process.env.PATH,
      BIND: `127.0.0.1:${own}${certificate ? ` ssl crt ${certificate}` : ''}`,
      SCHEME: certificate ? 'https' : 'http',
      SERVER_1: one,
      SERVER_2: two,
      ...(checkPort === undefined ? {} : { CHECK: `port ${checkPort}` }),
    },
  });
  let printed = '';
  for (const output of [child.stdout, child.stderr]) {
    output.setEncoding('utf8').on('data', (text: string) => {
      // It prints a line for each request, perhaps for days.
      printed = (printed + text).slice(-PRINTED_CHARACTERS);
    });
  }
  const ended = once(child, 'exit').finally(() => rmSync(folder, { recursive: true }));
  const deadline = performance.now() + START_TIMEOUT_SECONDS * 1000;
  while (!(await answers(own, certificate !== undefined))) {
    if (child.exitCode === null && performance.now() < deadline) continue;
    child.kill();
    throw new Error(`The load balancer did not start:\n${printed}`);
  }
  return {
    port: own,
    log: () => printed,
    async stop() {
      child.kill();
      await ended;
    },
  };
}

async function answers(port: number, withTls: boolean): Promise<boolean> {
  const status = await new Promise<number>((found) => {
    const path = '/robots.txt';
    const sent = withTls
      ? httpsGet({ host: '127.0.0.1', port, path, rejectUnauthorized: false })
      : httpGet({ host: '127.0.0.1', port, path });
    sent.on('response', (answer) => found(answer.resume().statusCode ?? 0)).on('error', () => found(0));
  });
  // Not listening yet, or no server is ready.
  return status === 200 || (await new Promise((later) => setTimeout(later, 20, false)));
}
