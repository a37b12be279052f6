import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { MyData } from '../../contract/my-data.ts';
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

export type PdfThread = {
  /** returns a customer's data as a tagged PDF; rejects if the thread fails */
  render(data: MyData, options: DataPdfOptions): Promise<Buffer>;
  close(): Promise<void>;
};

/**
 * Returns a thread for PDFs. It starts with the first document, and again after a failure. It renders one document at a
 * time: each takes up to 150 MB.
 */
export function createPdfThread(): PdfThread {
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  function start(): Worker {
    const started = new Worker(join(ROOT, FILE), { resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } });
    started.unref();
    // The next document must not be sent to a thread that ends.
    const forget = () => {
      if (worker === started) worker = null;
    };
    return started.on('error', forget).on('exit', forget);
  }

  async function stop(): Promise<void> {
    clearTimeout(idle);
    const stopped = worker;
    worker = null;
    await stopped?.terminate();
  }

  async function renderOne(request: PdfRequest): Promise<Buffer> {
    clearTimeout(idle);
    worker ??= start();
    const thread = worker;
    const { promise, resolve, reject } = Promise.withResolvers<PdfAnswer>();
    const onExit = () => reject(new Error('the PDF thread ended'));
    thread.on('message', resolve).on('error', reject).on('exit', onExit);
    thread.postMessage(request);
    try {
      const answer = await promise;
      if ('failed' in answer) throw new Error(answer.failed);
      return Buffer.from(answer.content);
    } finally {
      thread.off('message', resolve).off('error', reject).off('exit', onExit);
      idle = setTimeout(() => void stop(), IDLE_MS).unref();
    }
  }

  return {
    async render(data, options) {
      const rendered = last.then(() => renderOne({ data, options }));
      // Keeps no file in memory until the next one.
      last = rendered.then(
        () => {},
        () => {},
      );
      return await rendered;
    },
    close: stop,
  };
}
