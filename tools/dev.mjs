// npm run dev: the server starts again when its code or the distributor file changes; the web is served from its sources and
// reloads by itself.
import { runNode } from './run-node.mjs';
import { ensureInstalled } from './set-up.mjs';

const distributors = process.env.DISTRIBUTORS_FILE || 'distributors.json';
const watched = ['server', 'contract', 'domain', distributors].map((path) => `--watch-path=${path}`);
runNode([ensureInstalled], [...watched, 'server/main.ts'], { WEB: 'dev' });
