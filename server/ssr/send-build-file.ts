import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BuildFile } from '../platform/db/build-files.ts';
import { namesTag } from '../platform/http/entity-tag.ts';

const decompress = promisify(brotliDecompress);

/** Sends a file of a build, which browsers keep: its name contains a hash of the content. */
export async function sendBuildFile(
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  file: BuildFile,
): Promise<FastifyReply> {
  // Weak, because it is the same for every encoding.
  const tag = `W/"${name}"`;
  reply.headers({
    etag: tag,
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  });
  if (namesTag(request.headers['if-none-match'], `"${name}"`)) return reply.code(304).send();
  reply.type(file.type);
  if (!file.encoding) return reply.send(file.content);
  if (!accepts(request, file.encoding)) return reply.send(await decompress(file.content));
  return reply.header('content-encoding', file.encoding).send(file.content);
}

function accepts({ headers }: FastifyRequest, encoding: 'br'): boolean {
  return negotiate(headers['accept-encoding'] ?? '', [encoding, 'identity']) === encoding;
}
