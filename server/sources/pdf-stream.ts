import { Readable } from 'node:stream';
import type { SourceFile } from './source.ts';
import { SourceError } from './source-error.ts';

/** Maximum size of a file that the portal passes on, in bytes (spec: beyond §1). */
const MAX_FILE_BYTES = 20 * 1024 * 1024;

const HEAD = Buffer.from('%PDF-');

/**
 * Returns a PDF from chunks; `size` in bytes if it is known. Rejects with `SourceError` when they don't begin
 * with a PDF header or `size` is too large. The stream fails with one when they turn out too large or break
 * off.
 */
export async function pdfStream(
  chunks: AsyncIterator<Uint8Array>,
  size: number | undefined,
  signal?: AbortSignal,
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

async function readHead(chunks: AsyncIterator<Uint8Array>, signal?: AbortSignal): Promise<Buffer> {
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
  signal?: AbortSignal,
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
  signal?: AbortSignal,
): Promise<IteratorResult<Uint8Array, unknown>> {
  try {
    return await chunks.next();
  } catch (error) {
    if (error instanceof SourceError) throw error;
    throw new SourceError(signal?.aborted ? 'timeout' : 'cut');
  }
}
