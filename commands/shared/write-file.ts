import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { errorMessage } from '../../server/platform/error-message.ts';
import { CommandError } from './issues.ts';

/**
 * Writes a file whole or not at all: a disk that is full leaves no part of it, which the next try would take for another
 * file, and keeps an earlier file. Throws `CommandError` if the file can't be written.
 */
export function writeFile(path: string, text: string): void {
  const draft = `${path}.new`;
  try {
    writeFileSync(draft, text);
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw new CommandError(`${path} can't be written: ${errorMessage(error)}`);
  }
}
