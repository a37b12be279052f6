// npm start: installs and builds what has changed, then runs the server.
import { runNode } from './run-node.mjs';
import { ensureBuilt, ensureInstalled } from './set-up.mjs';

runNode([ensureInstalled, ensureBuilt], ['server/main.ts']);
