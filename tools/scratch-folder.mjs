import { accessSync, constants, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const IN_MEMORY = '/dev/shm';
/** Enough for every portal and database of a test run. */
const ENOUGH_BYTES = 2 ** 30;

/**
 * Creates an empty folder for a test's database, in memory if the machine has enough. SQLite waits for the
 * disk at every write, and on a slow disk this dominates the time of a test.
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
