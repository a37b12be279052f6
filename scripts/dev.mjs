// npm run dev: the server starts again when its code changes; the web is served from its sources and reloads by itself.
import { runNode } from './run-node.mjs';
import { ensureInstalled } from './set-up.mjs';

const watched = ['server', 'contract', 'domain'].map((folder) => `--watch-path=${folder}`);
runNode([ensureInstalled], [...watched, 'server/main.ts'], { WEB: 'dev' });
