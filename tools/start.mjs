// npm start: installs and builds what has changed, then runs the server. Only the server writes to standard
// output.
import { runNode, serverArgs } from './run-node.mjs';
import { ensureBuilt, ensureInstalled } from './set-up.mjs';

runNode([() => ensureInstalled({ output: process.stderr }), ensureBuilt], serverArgs);
