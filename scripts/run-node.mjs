import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { pinnedNode, root } from './set-up.mjs';

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
    const child = spawn(pinnedNode(), args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
    for (const signal of passedOn) process.on(signal, () => child.kill(signal));
    child.on('error', fail);
    child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal ?? 'SIGTERM']));
  } catch (error) {
    fail(error);
  }
}

/** @param {unknown} error */
function fail(error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
