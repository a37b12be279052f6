import type { FastifyInstance } from 'fastify';
import type { Distributor } from '../distributor/distributor-file.ts';
import { entityTag, namesTag } from '../platform/http/entity-tag.ts';
import { FILE_POLICY } from '../platform/http/file-headers.ts';

type File = { type: string; content: string | Buffer };

/** Adds the route of a file that each distributor has. It is made once, and browsers keep it by `cacheControl`. */
export function servePerDistributor(
  app: FastifyInstance,
  address: string,
  distributors: readonly Distributor[],
  fileOf: (distributor: Distributor) => File,
  cacheControl = 'public, max-age=86400',
): void {
  const files = new Map(
    distributors.map((each) => {
      const { type, content } = fileOf(each);
      return [each.shortname, { type, content, tag: entityTag(content) }];
    }),
  );
  app.get(address, async (request, reply) => {
    const file = files.get(request.distributor.shortname);
    if (!file) throw new Error(`no ${address} for ${request.distributor.shortname}`);
    reply.header('etag', file.tag).header('cache-control', cacheControl);
    if (namesTag(request.headers['if-none-match'], file.tag)) return reply.code(304).send();
    if (file.type === 'image/svg+xml') reply.header('content-security-policy', FILE_POLICY);
    return reply.type(file.type).send(file.content);
  });
}
