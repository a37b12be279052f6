// npm start: installs and builds what has changed, then runs the server. Only the server writes to standard
// output.
import { expectNoArguments } from './no-arguments.mjs';
import { runNode, serverArgs } from './run-node.mjs';
import { ensureBuilt, ensureInstalled } from './set-up.mjs';

expectNoArguments(`Usage: npm start

Installs and builds what has changed, then runs the server. It has no options: environment variables set it up, among
them PORT, HOST and DATA_DIR (docs/reference/variables.md).`);
runNode([() => ensureInstalled({ output: process.stderr }), ensureBuilt], serverArgs);
