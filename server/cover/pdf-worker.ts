import { parentPort } from 'node:worker_threads';
import { extractText } from './extract-text.ts';

// Runs in a worker thread, from the sources: Node strips the types.
parentPort?.on('message', async (file: Uint8Array) => {
  parentPort?.postMessage(await extractText(file));
});
parentPort?.postMessage('ready');
