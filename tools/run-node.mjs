import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { messageOf, pinnedNode, root } from './set-up.mjs';

/**
 * Environment of every program that we start. The compile cache halves the load time of modules. The MALLOC
 * settings apply to glibc only. Without them it keeps freed memory per thread, and compressing pages would
 * hold 40 MB more.
 */
export const nodeEnv = {
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled'),
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
};
/**
 * Arguments that start the built server. Without the option, V8's young generation grows to 128 MB under load
 * and stays there. The smaller one does not increase the time of garbage collection.
 */
export const serverArgs = ['--max-semi-space-size=8', 'dist/portal/main.js'];
const passedOn = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Runs the steps, then runs a program on the pinned Node. The program gets the input, output and signals of
 * this process, and this process ends with its exit code. If a step fails, prints its message and exits with
 * code 1.
 * @param {(() => void)[]} steps what to do first
 * @param {string[]} args arguments of Node: its options, the file, the arguments of the file
 * @param {Record<string, string>} [env] additional environment variables
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
 * Forwards the signals of this process to a child process, which then decides when both end. The end of npm
 * counts as a signal, because npm's shell may end without forwarding one.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {() => boolean} stops forwarding, and returns whether a signal was received
 */
export function passSignalsTo(child) {
  let some = false;
  /** @param {NodeJS.Signals} signal */
  const pass = (signal) => {
    some = true;
    // The terminal already sends Ctrl-C to the child. A second one could interrupt its cleanup.
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
