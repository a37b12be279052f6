// Builds the web and the server, unless the builds are up to date.
import { ensureBuilt, messageOf } from './set-up.mjs';

try {
  ensureBuilt();
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
