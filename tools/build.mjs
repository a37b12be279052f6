// Builds the web and the server, unless the builds are up to date.
import { expectNoArguments } from './no-arguments.mjs';
import { ensureBuilt, messageOf } from './set-up.mjs';

expectNoArguments(`Usage: npm run build

Builds the web and the server in dist/, unless the builds are up to date.`);

try {
  ensureBuilt();
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
