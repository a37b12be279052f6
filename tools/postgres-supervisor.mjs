// Runs a temporary PostgreSQL until standard input closes, then stops it and removes its folder. Each line on
// standard input restarts it. Prints `ready` each time the server accepts connections. Standard input also
// closes when the parent process is killed, so no server is left running.
import { spawn, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';

/** @type {{ bin: string, folder: string, port: number, account: { uid?: number, gid?: number } }} */
const { bin, folder, port, account } = JSON.parse(process.argv[2] ?? '{}');
const data = join(folder, 'data');
const options = { cwd: folder, env: { ...process.env, LC_ALL: 'C' }, ...account };
// Faster for tests: after a crash the data is discarded anyway.
const noFsync = ['fsync', 'synchronous_commit', 'full_page_writes'].flatMap((name) => ['-c', `${name}=off`]);

const initialised = spawnSync(
  join(bin, 'initdb'),
  ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
  { ...options, encoding: 'utf8' },
);
if (initialised.status !== 0) end(initialised.error?.message ?? initialised.stderr);

const address = ['-h', '127.0.0.1', '-p', String(port), '-k', data];
let restarting = false;
let server = start();
// The parent process may have closed the pipes.
for (const output of [process.stdout, process.stderr]) output.on('error', () => {});
process.stdin.on('data', () => {
  restarting = true;
  server.kill('SIGINT');
});
process.stdin.on('close', () => {
  restarting = false;
  server.kill('SIGINT');
});

function start() {
  const started = spawn(join(bin, 'postgres'), ['-D', data, ...address, ...noFsync], {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let log = '';
  let ready = false;
  started.stderr.setEncoding('utf8').on('data', (text) => {
    if (ready) return;
    log += text;
    ready = log.includes('ready to accept connections');
    if (ready) process.stdout.write('ready\n');
  });
  started.on('error', (error) => end(error.message));
  started.on('exit', (code) => {
    if (!restarting) return end(code === 0 ? '' : log);
    restarting = false;
    server = start();
  });
  return started;
}

/** @param {string} message the reason of a failure, or an empty string */
function end(message) {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  process.stderr.write(message);
  process.exit(message ? 1 : 0);
}
