// npm run dev [-- NODE OPTION …]: starts the server from its sources. The server restarts when its code, the
// distributor file or a file that it names changes. The web is served from its sources and reloads
// automatically. With `--inspect`, only the server listens for a debugger; NODE_OPTIONS would apply to npm too.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { printHelp } from './no-arguments.mjs';
import { runNode } from './run-node.mjs';
import { ensureInstalled } from './set-up.mjs';

printHelp(`Usage: npm run dev [-- NODE OPTION …]

Runs the server from its sources, and again after each change. Environment variables set it up, among them PORT, HOST and
DATA_DIR (docs/reference/variables.md). Options are those of Node, such as --inspect.`);

const distributors = process.env.DISTRIBUTORS_FILE || 'distributors.json';
const watched = [
  'server',
  'contract',
  'domain',
  'texts',
  'commands',
  distributors,
  ...namedFiles(distributors),
].map((path) => `--watch-path=${path}`);
const nodeOptions = process.argv.slice(2);
runNode([ensureInstalled], [...nodeOptions, ...watched, 'server/main.ts'], { WEB: 'dev' });

/**
 * Returns the files that the distributor file names: logos, icons and fonts. Paths are relative to its
 * folder. Returns an empty list if it can't be read; the server reports the error.
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
