import { createFolder } from '../../server/platform/create-folder.ts';
import { CommandError } from './issues.ts';

/** Creates a folder and those above it, if there are none. Throws `CommandError` if a file is in the way. */
export function makeFolder(path: string): void {
  try {
    createFolder(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EEXIST' && code !== 'ENOTDIR') throw error;
    throw new CommandError(`${path} can't be a folder: a file is in the way.`);
  }
}
