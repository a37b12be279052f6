// node tools/run.mjs FILE …: runs one of the project's TypeScript programs. Only that program writes to
// standard output.
import { runNode } from './run-node.mjs';
import { ensureInstalled } from './set-up.mjs';

runNode([() => ensureInstalled({ output: process.stderr })], process.argv.slice(2));
