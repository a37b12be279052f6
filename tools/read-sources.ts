import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './set-up.mjs';

const SKIPPED = /^(?:node_modules|dist|\.git|\.data|test-results|package-lock\.json)$/;

/**
 * Returns the contents of the files in the checkout whose name matches, by path from the root. Skips packages
 * and builds.
 */
export function readSources(name: RegExp, folder = root): Map<string, string> {
  return new Map(
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      if (SKIPPED.test(entry.name)) return [];
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return [...readSources(name, path)];
      if (!name.test(entry.name)) return [];
      return [[relative(root, path).replaceAll('\\', '/'), readFileSync(path, 'utf8')] as const];
    }),
  );
}
