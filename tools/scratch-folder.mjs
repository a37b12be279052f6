import { accessSync, constants, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const IN_MEMORY = '/dev/shm';
/** Room for every portal and database of a run many times over. */
const ENOUGH_BYTES = 2 ** 30;

/**
 * Makes an empty folder for a test's database, in memory where the machine has room for it: SQLite waits for the disk at every
 * write, which a slow one makes the longest part of a test.
 * @param {string} prefix
 * @returns {string} its path; whoever made it removes it
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
