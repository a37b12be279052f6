// npm start: installs and builds what has changed, then runs the server; standard output is the server's alone.
import { runNode, serverArgs } from './run-node.mjs';
import { ensureBuilt, ensureInstalled } from './set-up.mjs';

runNode([() => ensureInstalled({ output: process.stderr }), ensureBuilt], serverArgs);
