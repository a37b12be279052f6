// Builds the web, unless it is built already.
import { ensureBuilt, messageOf } from './set-up.mjs';

try {
  ensureBuilt();
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
