import { accessSync, constants, mkdtempSync, statfsSync } from 'node:fs';
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

function hasRoomInMemory() {
  try {
    accessSync(IN_MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize > ENOUGH_BYTES;
  } catch {
    return false;
  }
}
