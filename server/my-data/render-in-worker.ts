import { join } from 'node:path';
import type { MyData } from '../../contract/my-data.ts';
import { jobThread } from '../platform/job-thread.ts';
import { ROOT } from '../platform/root.ts';
import type { DataPdfOptions } from './render-data.ts';

/** Time after the last document until the thread ends, in ms. It takes some 60 MB. */
const IDLE_MS = 60_000;
/** Maximum heap of the thread, in MB. A document of 450 pages needs less than 128. */
const MEMORY_MB = 192;
/** The bundled server has its own file of the thread (vite.server.config.ts). */
const FILE = import.meta.url.endsWith('.ts') ? 'server/my-data/pdf-worker.ts' : 'dist/portal/pdf-worker.js';

export type PdfRequest = { data: MyData; options: DataPdfOptions };
export type PdfAnswer = { content: Uint8Array } | { failed: string };

export type PdfThread = ReturnType<typeof createPdfThread>;

/** Returns a thread for PDFs. It renders one document at a time: each takes up to 150 MB. */
export function createPdfThread() {
  const thread = jobThread<PdfRequest, PdfAnswer>({
    file: join(ROOT, FILE),
    heapMb: MEMORY_MB,
    idleMs: IDLE_MS,
  });
  return {
    /** Returns a customer's data as a tagged PDF. Rejects if the thread fails. */
    async render(data: MyData, options: DataPdfOptions): Promise<Buffer> {
      const answer = await thread.run({ data, options });
      if ('failed' in answer) throw new Error(answer.failed);
      return Buffer.from(answer.content);
    },
    close: thread.stop,
  };
}
