import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { BuildFile } from '../platform/db/build-files.ts';

/** The files of a build that pages load. */
export type BuiltFiles = { names: readonly string[]; read(name: string): BuildFile };

/** Names that contain a hash of the content: `browser-CoEeTc1q.js`, `logo-Z3Fv9JCWQgnV.svg`. */
const HASHED = /^[\w-]+-[\w-]{8,12}\.[a-z0-9]{2,5}$/;
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'application/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Returns whether a name contains a hash, so that it always stands for the same content. */
export function isHashed(name: string): boolean {
  return HASHED.test(name);
}

/** Returns the files of a folder whose names contain a hash, in the order of their names. */
export function builtFiles(folder: string): BuiltFiles {
  return {
    names: readdirSync(folder).filter(isHashed).sort(),
    read(name) {
      const compressed = join(folder, `${name}.br`);
      const encoding = existsSync(compressed) ? 'br' : null;
      const type = TYPES[extname(name)] ?? 'application/octet-stream';
      return { type, encoding, content: readFileSync(encoding ? compressed : join(folder, name)) };
    },
  };
}
