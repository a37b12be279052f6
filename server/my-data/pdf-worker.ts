import { parentPort } from 'node:worker_threads';
import { renderData } from './render-data.ts';
import type { PdfAnswer, PdfRequest } from './render-in-worker.ts';

/** The thread that renders the customers' data, so that the server's own thread stays free (ADR-027). */
parentPort?.on('message', async ({ id, data, options }: PdfRequest) => {
  const answer: PdfAnswer = await renderData(data, options).then(
    (content) => ({ id, content }),
    (error: Error) => ({ id, failed: error.stack ?? error.message }),
  );
  parentPort?.postMessage(answer);
});
