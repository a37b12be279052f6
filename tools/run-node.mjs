import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { messageOf, pinnedNode, root } from './set-up.mjs';

/**
 * What every program of ours runs with. Compiled once, our modules and the libraries' load in half the time. glibc (other
 * systems don't read it) keeps what is freed for each thread, and for good once blocks of that size have come and gone:
 * compressing pages would leave 40 MB more behind.
 */
export const nodeEnv = {
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled'),
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
};
/**
 * The built server with its options for Node. By itself the young generation grows to 128 MB under load, and stays so; garbage
 * collection takes the server no longer with a small one.
 */
export const serverArgs = ['--max-semi-space-size=8', 'dist/portal/main.js'];
const passedOn = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Makes ready, then runs a program on the pinned Node in place of this one: same input and output, signals passed on,
 * and this process ends with its exit code. A step that fails ends this process with its message and exit code 1.
 * @param {(() => void)[]} steps what must be done first
 * @param {string[]} args Node's arguments: its options, the file, the file's own arguments
 * @param {Record<string, string>} [env] variables beside those of this process
 */
export function runNode(steps, args, env = {}) {
  try {
    for (const step of steps) step();
    const child = spawn(pinnedNode(), args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...nodeEnv, ...process.env, ...env },
    });
    passSignalsTo(child);
    child.on('error', fail);
    child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal ?? 'SIGTERM']));
  } catch (error) {
    fail(error);
  }
}

/**
 * Passes the signals that this process gets on to a child, which then decides when both end.
 * The end of npm counts as one: npm's shell may end at a signal without passing it on.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {() => boolean} stops passing them on, and returns whether there was one
 */
export function passSignalsTo(child) {
  let some = false;
  /** @param {NodeJS.Signals} signal */
  const pass = (signal) => {
    some = true;
    // The terminal sends Ctrl-C to the child too, and a second one could cut its tidying short.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  };
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.env.npm_lifecycle_event && process.ppid !== parent && !some) pass('SIGTERM');
  }, 200);
  for (const signal of passedOn) process.on(signal, pass);
  return () => {
    clearInterval(watch);
    for (const signal of passedOn) process.off(signal, pass);
    return some;
  };
}

/** @param {unknown} error */
function fail(error) {
  console.error(messageOf(error));
  process.exit(1);
}
