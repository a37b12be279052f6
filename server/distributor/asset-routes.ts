import type { FastifyInstance } from 'fastify';
import { FILE_POLICY } from '../platform/http/file-headers.ts';
import { ASSETS_PATH, type Asset, type Assets } from './assets.ts';
import type { Distributor } from './distributor-file.ts';

/** Adds the route of the distributors' own files, each only on its hosts. Browsers cache them permanently. */
export function assetRoutes(app: FastifyInstance, distributors: readonly Distributor[]): void {
  const files = new Map(
    distributors.map(({ shortname, assets }) => [
      shortname,
      new Map(assetsOf(assets).map((asset) => [asset.address, asset])),
    ]),
  );
  app.get<{ Params: { file: string } }>(`${ASSETS_PATH}/:file`, async (request, reply) => {
    const asset = files.get(request.distributor.shortname)?.get(`${ASSETS_PATH}/${request.params.file}`);
    if (!asset) return reply.callNotFound();
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', FILE_POLICY)
      .type(asset.type)
      .send(asset.content);
  });
}

function assetsOf({ logo, favicon, appIcon, typeface }: Assets): Asset[] {
  return [logo, favicon, appIcon, typeface?.regular, typeface?.semibold].filter((each) => each !== undefined);
}
