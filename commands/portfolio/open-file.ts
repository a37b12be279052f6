import { type FileHandle, open } from 'node:fs/promises';
import { resolve } from 'node:path';
import { CommandError } from '../shared/issues.ts';

/** The bytes of a file, and their number, or null if it is unknown. */
export type OpenFile = { bytes: AsyncIterable<Uint8Array>; size: number | null };

/** Opens a file. Its path is relative to `folder` (default: the working directory). Throws `CommandError`. */
export async function openPortfolioFile(file: string, folder = '.'): Promise<OpenFile> {
  try {
    const handle = await open(resolve(folder, file));
    const status = await handle.stat();
    if (status.isFile()) return { bytes: unchanged(handle, file), size: status.size };
    if (!status.isDirectory()) return { bytes: handle.createReadStream(), size: null };
    await handle.close();
  } catch (error) {
    throw new CommandError(reasonOf(file, error));
  }
  throw new CommandError(`${file} is a folder, not a file.`);
}

/**
 * Yields the bytes of a file. Throws `CommandError` at the end if the file has changed meanwhile: another program may
 * still be writing it, and cut lines look complete.
 */
async function* unchanged(handle: FileHandle, file: string): AsyncGenerator<Uint8Array> {
  try {
    const before = await handle.stat();
    yield* handle.createReadStream({ autoClose: false });
    const { size, mtimeMs } = await handle.stat();
    if (size === before.size && mtimeMs === before.mtimeMs) return;
  } finally {
    await handle.close();
  }
  throw new CommandError(
    `${file} changed while it was read. Nothing was stored. Import it when it is complete.`,
  );
}

function reasonOf(file: string, error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  // A national id may have been meant for another command.
  if (code === 'ENOENT') return `There is no file ${file.replace(/\d{11}/g, '…')}.`;
  if (code === 'EACCES' || code === 'EPERM') return `${file} can't be read: permission denied.`;
  if (code === 'EISDIR') return `${file} is a folder, not a file.`;
  return `${file} can't be read (${String(code)}).`;
}
