import { mkdirSync } from 'node:fs';
import { CommandError } from './issues.ts';

/** Creates a folder and those above it, if there are none. Throws `CommandError` if a file is in the way. */
export function makeFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EEXIST' && code !== 'ENOTDIR') throw error;
    throw new CommandError(`${path} can't be a folder: a file is in the way.`);
  }
}
