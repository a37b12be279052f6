import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { MyData } from '../../contract/my-data.ts';
import { ROOT } from '../platform/root.ts';
import type { DataPdfOptions } from './render-data.ts';

/** Maximum number of documents that are rendered at the same time. Others wait: each takes up to 150 MB. */
const MAX_RENDERED = 1;
/** Time after the last document until the thread ends, in ms. It takes some 60 MB. */
const IDLE_MS = 60_000;
/** Maximum heap of the thread, in MB. A document of 450 pages needs less than 128. */
const MEMORY_MB = 192;
/** The bundled server has its own file of the thread (vite.server.config.ts). */
const FILE = import.meta.url.endsWith('.ts') ? 'server/my-data/pdf-worker.ts' : 'dist/portal/pdf-worker.js';

export type PdfRequest = { id: number; data: MyData; options: DataPdfOptions };
export type PdfAnswer = { id: number } & ({ content: Uint8Array } | { failed: string });

export type PdfThread = {
  /** returns a customer's data as a tagged PDF; rejects if the thread fails */
  render(data: MyData, options: DataPdfOptions): Promise<Buffer>;
  close(): Promise<void>;
};

type Waiting = { resolve: (content: Buffer) => void; reject: (error: Error) => void };

/** Returns a thread for PDFs. It starts with the first document, and again after a failure. */
export function createPdfThread(): PdfThread {
  const waiting = new Map<number, Waiting>();
  const queue: (() => void)[] = [];
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let rendered = 0;
  let lastId = 0;

  return {
    async render(data, options) {
      clearTimeout(idle);
      await turn();
      try {
        lastId += 1;
        const request: PdfRequest = { id: lastId, data, options };
        return await new Promise<Buffer>((resolve, reject) => {
          worker ??= start();
          waiting.set(request.id, { resolve, reject });
          worker.postMessage(request);
        });
      } finally {
        release();
      }
    },
    async close() {
      clearTimeout(idle);
      await worker?.terminate();
    },
  };

  async function turn(): Promise<void> {
    if (rendered < MAX_RENDERED) rendered += 1;
    else await new Promise<void>((resolve) => queue.push(resolve));
  }

  function release(): void {
    const next = queue.shift();
    if (next) {
      next();
      return;
    }
    rendered -= 1;
    if (rendered === 0) idle = setTimeout(endIdle, IDLE_MS).unref();
  }

  function endIdle(): void {
    void worker?.terminate();
    // The next document must not be sent to a thread that ends.
    worker = null;
  }

  function start(): Worker {
    const started = new Worker(join(ROOT, FILE), { resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } });
    started.unref();
    started.on('message', (answer: PdfAnswer) => {
      const { resolve, reject } = waiting.get(answer.id) ?? {};
      waiting.delete(answer.id);
      if ('failed' in answer) reject?.(new Error(answer.failed));
      else resolve?.(Buffer.from(answer.content));
    });
    started.on('error', end);
    started.on('exit', () => end(new Error('the PDF thread ended')));
    return started;

    function end(error: Error): void {
      if (worker !== started) return;
      worker = null;
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    }
  }
}
