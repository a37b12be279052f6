import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../../tools/free-port.mjs';
import { account } from '../../tools/postgres-programs.mjs';
import { executeOn } from '../../tools/test-database.ts';

const PROGRAM = 'pgbouncer';
const CONFIGURATION = join(resolve(import.meta.dirname, '../..'), 'ops', 'deploy', 'pgbouncer.ini');
const START_TIMEOUT_MS = 15_000;

export type PgBouncer = { url: string; stop(): Promise<void> };

/** Returns whether PgBouncer is installed. */
export function hasPgBouncer(): boolean {
  return spawnSync(PROGRAM, ['--version']).status === 0;
}

/**
 * Starts PgBouncer with the configuration of `ops/deploy/` in front of a PostgreSQL, without TLS and passwords, and with
 * a small pool. Gives the role the limits that the configuration asks for. Rejects with its log if it does not start.
 */
export async function startPgBouncer(database: string, poolSize: number): Promise<PgBouncer> {
  const port = await freePort();
  const { hostname, port: databasePort, pathname, username, password } = new URL(database);
  const folder = mkdtempSync(join(tmpdir(), 'pgbouncer-'));
  const shipped = readFileSync(CONFIGURATION, 'utf8');
  for (const [, statement = ''] of shipped.matchAll(/^; +(alter role .*;)$/gm))
    await executeOn(
      database,
      statement.replace('role portal', `role "${username}" in database "${pathname.slice(1)}"`),
    );
  const file = join(folder, 'pgbouncer.ini');
  const userList = join(folder, 'userlist.txt');
  const configuration = shipped
    .replace(/^portal = .*$/m, `portal = host=${hostname} port=${databasePort} dbname=${pathname.slice(1)}`)
    .replace(/^(?:client|server)_tls_.*\n/gm, '')
    .replace(/^listen_addr = .*$/m, 'listen_addr = 127.0.0.1')
    .replace(/^listen_port = .*$/m, `listen_port = ${port}\nunix_socket_dir =`)
    .replace(/^auth_type = .*$/m, 'auth_type = trust')
    .replace(/^auth_file = .*$/m, `auth_file = ${userList}`)
    .replace(/^default_pool_size = .*$/m, `default_pool_size = ${poolSize}`);
  writeFileSync(file, configuration);
  writeFileSync(userList, `"${username}" "${decodeURIComponent(password)}"\n`);
  const { uid, gid } = account();
  if (uid !== undefined && gid !== undefined)
    for (const path of [folder, file, userList]) chownSync(path, uid, gid);
  // It refuses to run as root.
  const child = spawn(PROGRAM, [file], {
    ...(uid !== undefined && { uid }),
    ...(gid !== undefined && { gid }),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let log = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    log += text;
  });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true });
  };
  const url = `postgres://${username}@127.0.0.1:${port}/portal`;
  const began = performance.now();
  while (
    !(await executeOn(url, 'select 1').then(
      () => true,
      () => false,
    ))
  ) {
    if (child.exitCode === null && performance.now() - began < START_TIMEOUT_MS) continue;
    await stop();
    throw new Error(`PgBouncer did not start:\n${log}`);
  }
  return { url, stop };
}
