import { Readable } from 'node:stream';
import type { SourceFile } from './source.ts';
import { SourceError } from './source-error.ts';

/** What the portal passes on of a file, in bytes (spec: beyond §1). */
export const MAX_FILE_BYTES = 20 * 1024 * 1024;

const HEAD = Buffer.from('%PDF-');

/**
 * Returns the PDF that the chunks are; `size` in bytes where it is known beforehand. Rejects with `SourceError`
 * where they don't begin as a PDF does or are too many; the stream fails with one where they turn out to be, or where they break
 * off.
 */
export async function pdfStream(
  chunks: AsyncIterator<Uint8Array>,
  size: number | undefined,
  signal: AbortSignal,
): Promise<SourceFile> {
  try {
    if (size !== undefined && size > MAX_FILE_BYTES) throw new SourceError('too-large');
    const begun = await readHead(chunks, signal);
    if (!begun.subarray(0, HEAD.length).equals(HEAD)) throw new SourceError('wrong-shape');
    return { content: Readable.from(bounded(begun, chunks, size, signal), { objectMode: false }), size };
  } catch (error) {
    await chunks.return?.();
    throw error;
  }
}

async function readHead(chunks: AsyncIterator<Uint8Array>, signal: AbortSignal): Promise<Buffer> {
  let begun = Buffer.alloc(0);
  while (begun.length < HEAD.length) {
    const { value, done } = await next(chunks, signal);
    if (done) break;
    begun = Buffer.concat([begun, value]);
  }
  return begun;
}

async function* bounded(
  begun: Buffer,
  chunks: AsyncIterator<Uint8Array>,
  size: number | undefined,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  let length = begun.length;
  try {
    yield begun;
    for (;;) {
      const { value, done } = await next(chunks, signal);
      if (done) break;
      length += value.length;
      if (length > MAX_FILE_BYTES) throw new SourceError('too-large');
      yield value;
    }
    if (size !== undefined && length !== size) throw new SourceError('cut');
  } finally {
    await chunks.return?.();
  }
}

async function next(
  chunks: AsyncIterator<Uint8Array>,
  signal: AbortSignal,
): Promise<IteratorResult<Uint8Array, unknown>> {
  try {
    return await chunks.next();
  } catch (error) {
    if (error instanceof SourceError) throw error;
    throw new SourceError(signal.aborted ? 'timeout' : 'cut');
  }
}
