import { parentPort } from 'node:worker_threads';
import { renderData } from './render-data.ts';
import type { PdfAnswer, PdfRequest } from './render-in-worker.ts';

/** The thread that renders the customers' data, so that the server's own thread stays free (ADR-027). */
parentPort?.on('message', async ({ data, options }: PdfRequest) => {
  const answer: PdfAnswer = await renderData(data, options).then(
    (content) => ({ content }),
    (error: Error) => ({ failed: error.stack ?? error.message }),
  );
  parentPort?.postMessage(answer);
});
