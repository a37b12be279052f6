// node tools/run.mjs FILE …: runs one of the project's TypeScript programs; standard output is that program's alone.
import { runNode } from './run-node.mjs';
import { ensureInstalled } from './set-up.mjs';

runNode([() => ensureInstalled({ output: process.stderr })], process.argv.slice(2));
