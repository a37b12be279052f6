// npm run dev: the server starts again when its code, the distributor file or a file that it names changes; the web is served from
// its sources and reloads by itself.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runNode } from './run-node.mjs';
import { ensureInstalled } from './set-up.mjs';

const distributors = process.env.DISTRIBUTORS_FILE || 'distributors.json';
const watched = ['server', 'contract', 'domain', distributors, ...namedFiles(distributors)].map(
  (path) => `--watch-path=${path}`,
);
runNode([ensureInstalled], [...watched, 'server/main.ts'], { WEB: 'dev' });

/**
 * Returns the files beside the distributor file that it names now: logos, icons, typefaces. None where it can't be read, which the
 * server says.
 * @param {string} path
 */
function namedFiles(path) {
  try {
    const names = readFileSync(path, 'utf8').matchAll(/"([^"]+\.(?:svg|png|woff2))"/g);
    return [...new Set([...names].map(([, name = '']) => join(dirname(path), name)))].filter((file) =>
      existsSync(file),
    );
  } catch {
    return [];
  }
}
