import { basename } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { ASSETS_PATH, type Assets } from '../distributor/assets.ts';
import type { Distributor } from '../distributor/distributor-file.ts';
import type { BuildFile } from '../platform/db/build-files.ts';
import { FILE_POLICY } from '../platform/http/file-headers.ts';
import type { BuiltFiles } from './built-files.ts';
import type { SendOtherBuild } from './other-builds.ts';
import { sendBuildFile } from './send-build-file.ts';

/**
 * Adds the route of the distributors' own files, each only on its hosts. Browsers cache them permanently. `sendOther`
 * answers those of a server with another distributor file.
 */
export function assetRoutes(
  app: FastifyInstance,
  distributors: readonly Distributor[],
  sendOther: SendOtherBuild,
): void {
  const files = assetFiles(distributors);
  app.get<{ Params: { file: string } }>(`${ASSETS_PATH}/:file`, (request, reply) => {
    const owner = ownerOf(request.distributor);
    const name = request.params.file;
    const file = files.get(owner + name);
    reply.header('content-security-policy', FILE_POLICY);
    return file ? sendBuildFile(request, reply, owner + name, file) : sendOther(request, reply, name, owner);
  });
}

/** Returns the files of a build together with the distributors' own, for other servers (ADR-042). */
export function withAssets(files: BuiltFiles, distributors: readonly Distributor[]): BuiltFiles {
  const assets = assetFiles(distributors);
  return {
    names: [...files.names, ...assets.keys()],
    read: (name) => assets.get(name) ?? files.read(name),
  };
}

/** Returns the distributors' own files by short name and name. */
function assetFiles(distributors: readonly Distributor[]): Map<string, BuildFile> {
  return new Map(
    distributors.flatMap((distributor) =>
      assetsOf(distributor.assets).map(({ address, type, content }) => [
        ownerOf(distributor) + basename(address),
        { type, encoding: null, content },
      ]),
    ),
  );
}

/** The route of a build's files finds no name with a dot here, so that no other host has them. */
function ownerOf({ shortname }: Pick<Distributor, 'shortname'>): string {
  return `${shortname}.`;
}

function assetsOf({ logo, favicon, appIcon, typeface }: Assets) {
  return [logo, favicon, appIcon, typeface?.regular, typeface?.semibold].filter((each) => each !== undefined);
}
