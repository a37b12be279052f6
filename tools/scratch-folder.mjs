import { spawnSync } from 'node:child_process';
import { accessSync, constants, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const IN_MEMORY = '/dev/shm';
/** Enough for the databases, browser profiles and copies of the project of a whole run. */
const ENOUGH_BYTES = 3 * 2 ** 30;

/**
 * Creates an empty folder for the temporary files of tests, in memory if the machine has enough. SQLite and
 * PostgreSQL wait for the disk at every write, and on a slow disk this dominates the time of a test.
 * @param {string} prefix
 * @returns {string} its path; the caller removes the folder
 */
export function makeScratchFolder(prefix) {
  return mkdtempSync(join(hasRoomInMemory() ? IN_MEMORY : tmpdir(), prefix));
}

/**
 * Creates such a folder for programs too. Containers may forbid to run programs in memory; it is then on the disk.
 * @param {string} prefix
 * @returns {string} its path; the caller removes the folder
 */
export function makeProgramFolder(prefix) {
  const folder = makeScratchFolder(prefix);
  if (runsPrograms(folder)) return folder;
  rmSync(folder, { recursive: true });
  return mkdtempSync(join(tmpdir(), prefix));
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
