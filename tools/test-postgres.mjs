import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, cpSync, existsSync, lchownSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.mjs';
import { account, findPrograms, isReachable, linksOf } from './postgres-programs.mjs';
import { root } from './set-up.mjs';

const none =
  'No PostgreSQL for the tests: set TEST_DATABASE_URL=postgres://… to a server that may be written to, ' +
  'install PostgreSQL (on Debian: apt install postgresql), or install the optional packages (npm ci).';

/**
 * Returns the version and location of the PostgreSQL that startPostgres uses.
 * @returns {string}
 * @throws {Error} with a one-line message when there is none
 */
export function describePostgres() {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return `PostgreSQL at ${new URL(given).host} (TEST_DATABASE_URL)`;
  const programs = findPrograms();
  if (!programs) throw new Error(none);
  return programs.origin;
}

/**
 * Starts an empty PostgreSQL for tests on a free port of 127.0.0.1, or returns the one that TEST_DATABASE_URL
 * names. It stops automatically when this process ends.
 * @returns {Promise<{ url: string, origin: string, stop: () => Promise<void> }>} `stop` also removes its data
 * @throws {Error} with a one-line message when there is none or it does not start
 */
export async function startPostgres() {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, origin: describePostgres(), stop: async () => {} };
  return await startOwnPostgres();
}

/**
 * Starts an empty PostgreSQL for one test, even if TEST_DATABASE_URL is set. `restart` ends all its
 * connections and resolves when it accepts new ones.
 * @returns {Promise<{ url: string, origin: string, restart: () => Promise<void>, stop: () => Promise<void>
 *   }>}
 * @throws {Error} with a one-line message when there is none or it does not start
 */
export async function startOwnPostgres() {
  const programs = findPrograms();
  if (!programs) throw new Error(none);
  const folder = makeFolder();
  const bin = programs.toCopy ? copyPrograms(programs.bin, folder) : programs.bin;
  const port = await freePort();
  const settings = JSON.stringify({ bin, folder, port, account: account() });
  const supervisor = spawn(process.execPath, [join(root, 'tools', 'postgres-supervisor.mjs'), settings], {
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let errors = '';
  supervisor.stderr.setEncoding('utf8').on('data', (text) => {
    errors += text;
  });
  const ended = once(supervisor, 'close');
  const ready = await Promise.race([once(supervisor.stdout, 'data'), ended.then(() => undefined)]);
  if (!ready) throw new Error(`${programs.origin} did not start:\n${errors.trim()}`);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    origin: programs.origin,
    restart: async () => {
      const back = once(supervisor.stdout, 'data');
      supervisor.stdin.write('restart\n');
      await back;
    },
    stop: async () => {
      supervisor.stdin.end();
      await ended;
    },
  };
}

/** Creates a folder for the server that its account can reach. */
function makeFolder() {
  const folder = mkdtempSync(join(isReachable(tmpdir()) ? tmpdir() : '/tmp', 'test-postgres-'));
  const { uid, gid } = account();
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  return folder;
}

/**
 * @param {string} bin
 * @param {string} folder
 */
function copyPrograms(bin, folder) {
  const native = join(folder, 'native');
  const copiedBin = join(native, 'bin');
  cpSync(join(bin, '..'), native, { recursive: true, verbatimSymlinks: true });
  for (const { path, to } of linksOf(copiedBin)) if (!existsSync(path)) symlinkSync(to, path);
  const { uid, gid } = account();
  if (uid !== undefined && gid !== undefined) {
    const copied = readdirSync(native, { recursive: true, encoding: 'utf8' });
    for (const path of ['', ...copied]) lchownSync(join(native, path), uid, gid);
  }
  return copiedBin;
}
