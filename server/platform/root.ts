import { findPackageJSON } from 'node:module';
import { dirname } from 'node:path';

/** The root folder of the installation. It is the same for the sources and for the bundled server. */
export const ROOT = dirname(findPackageJSON(import.meta.url) ?? '');
