// The entry of the server. It imports nothing that an older Node cannot load, so that it can say what is needed.
import { oldNodeMessage } from './platform/node-version.mjs';

const message = oldNodeMessage(process.versions.node);
if (message) {
  console.error(message);
  process.exitCode = 1;
} else {
  void import('./start.ts');
}
