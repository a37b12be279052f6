import { open } from 'node:fs/promises';
import { resolve } from 'node:path';

/** A file can't be read. The message gives the reason in one line. */
export class FileError extends Error {}

/** The bytes of a file, and their number, or null if it is unknown. */
export type OpenFile = { bytes: AsyncIterable<Uint8Array>; size: number | null };

/** Opens a file. Its path is relative to `folder` (default: the working directory). Throws `FileError`. */
export async function openPortfolioFile(file: string, folder = '.'): Promise<OpenFile> {
  try {
    const handle = await open(resolve(folder, file));
    const status = await handle.stat();
    const size = status.isFile() ? status.size : null;
    if (!status.isDirectory()) return { bytes: handle.createReadStream(), size };
    await handle.close();
  } catch (error) {
    throw new FileError(reasonOf(file, error));
  }
  throw new FileError(`${file} is a folder, not a file.`);
}

function reasonOf(file: string, error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  // A national id may have been meant for another command.
  if (code === 'ENOENT') return `There is no file ${file.replace(/\d{11}/g, '…')}.`;
  if (code === 'EACCES' || code === 'EPERM') return `${file} can't be read: permission denied.`;
  if (code === 'EISDIR') return `${file} is a folder, not a file.`;
  return `${file} can't be read (${String(code)}).`;
}
