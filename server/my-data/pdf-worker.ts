import { doJobs } from '../platform/job-thread.ts';
import { renderData } from './render-data.ts';
import type { PdfAnswer, PdfRequest } from './render-in-worker.ts';

/** The thread that renders the customers' data, so that the server's own thread stays free (ADR-027). */
doJobs(
  async ({ data, options }: PdfRequest): Promise<PdfAnswer> =>
    await renderData(data, options).then(
      (content) => ({ content }),
      (error: Error) => ({ failed: error.stack ?? error.message }),
    ),
);
