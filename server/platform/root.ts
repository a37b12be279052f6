import { findPackageJSON } from 'node:module';
import { dirname } from 'node:path';

/** The folder of the installation: the same for the sources and for the server that is bundled from them. */
export const ROOT = dirname(findPackageJSON(import.meta.url) ?? '');
