import { spawnSync } from 'node:child_process';
import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const IN_MEMORY = '/dev/shm';
/** Environment variable that names the folder of a whole run. */
const RUN_FOLDER = 'TEST_RUN_FOLDER';
/** Enough for the databases, browser profiles and copies of the project of a whole run. */
const ENOUGH_BYTES = 3 * 2 ** 30;

/**
 * Creates an empty folder for the temporary files of tests, in memory if the machine has enough. SQLite and
 * PostgreSQL wait for the disk at every write, and on a slow disk this dominates the time of a test.
 * @param {string} prefix
 * @returns {string} its path; the caller removes the folder
 */
export function makeScratchFolder(prefix) {
  const folder = process.env[RUN_FOLDER] ?? (hasRoomInMemory() ? IN_MEMORY : tmpdir());
  return mkdtempSync(join(folder, prefix));
}

/**
 * Gives this process and its programs one folder for all temporary files, which is removed when this process ends. Does
 * nothing in a program of such a process. Containers may forbid to run programs in memory; it is then on the disk.
 */
export function openScratchFolder() {
  if (process.env[RUN_FOLDER]) return;
  let folder = makeScratchFolder('tests-');
  if (!runsPrograms(folder)) {
    rmSync(folder, { recursive: true });
    folder = mkdtempSync(join(tmpdir(), 'tests-'));
  }
  // PostgreSQL and PgBouncer run on an account of their own.
  chmodSync(folder, 0o711);
  for (const name of [RUN_FOLDER, 'TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));
}

/** @param {string} folder */
function runsPrograms(folder) {
  const program = join(folder, 'program');
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o700 });
  const { status } = spawnSync(program);
  rmSync(program);
  return status === 0;
}

function hasRoomInMemory() {
  try {
    accessSync(IN_MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize > ENOUGH_BYTES;
  } catch {
    return false;
  }
}
