// Runs one throw-away PostgreSQL until standard input closes, then stops it and removes its folder.
// Standard input closes however the starting process ends, killed too, so that no server is left behind.
import { spawn, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';

/** @type {{ bin: string, folder: string, port: number, account: { uid?: number, gid?: number } }} */
const { bin, folder, port, account } = JSON.parse(process.argv[2] ?? '{}');
const data = join(folder, 'data');
const options = { cwd: folder, env: { ...process.env, LC_ALL: 'C' }, ...account };
// Tests want speed: after a crash the data is thrown away anyway.
const forgetful = ['fsync', 'synchronous_commit', 'full_page_writes'].flatMap((name) => [
  '-c',
  `${name}=off`,
]);

const initialised = spawnSync(
  join(bin, 'initdb'),
  ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
  { ...options, encoding: 'utf8' },
);
if (initialised.status !== 0) end(initialised.error?.message ?? initialised.stderr);

const address = ['-h', '127.0.0.1', '-p', String(port), '-k', data];
const server = spawn(join(bin, 'postgres'), ['-D', data, ...address, ...forgetful], {
  ...options,
  stdio: ['ignore', 'ignore', 'pipe'],
});
let log = '';
let ready = false;
server.stderr.setEncoding('utf8').on('data', (text) => {
  if (ready) return;
  log += text;
  ready = log.includes('ready to accept connections');
  if (ready) process.stdout.write('ready\n');
});
server.on('error', (error) => end(error.message));
server.on('exit', (code) => end(code === 0 ? '' : log));
// Nobody may be listening any more.
for (const output of [process.stdout, process.stderr]) output.on('error', () => {});
process.stdin.on('close', () => server.kill('SIGINT')).resume();

/** @param {string} message what went wrong, if anything */
function end(message) {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  process.stderr.write(message);
  process.exit(message ? 1 : 0);
}
