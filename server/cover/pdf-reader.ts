import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import type { TextStatus } from '../platform/db/schema.ts';
import { jobThread, ThreadEnded } from '../platform/job-thread.ts';
import { ROOT } from '../platform/root.ts';

/** The text of a PDF with its words (`wordLines`), or why there is none. `too-slow`: it needs too much time or memory. */
export type ReadPdf = { status: Exclude<TextStatus, 'reading'>; pages: readonly string[]; words: string };

type PdfReaderOptions = {
  /** maximum time for a file, in ms */
  timeoutMs?: number;
  /** maximum heap of the thread, in MB */
  heapMb?: number;
  /** maximum memory of the thread outside its heap, in MB: the file, and its streams while they expand */
  buffersMb?: number;
};

const IDLE_MS = 30_000;
/** How often the buffers of the thread are measured, in ms. A stream expands by about 10 MB in this time. */
const MEASURE_MS = 50;
const MB = 1024 * 1024;

/** Reads PDFs one by one in a worker thread, so that a hostile file harms only that thread. */
export type PdfReader = ReturnType<typeof createPdfReader>;

/** Returns a reader. Its thread ends half a minute after the last file. */
export function createPdfReader({ timeoutMs = 30_000, heapMb = 160, buffersMb = 96 }: PdfReaderOptions = {}) {
  const thread = jobThread<Uint8Array, ReadPdf>({
    file: join(ROOT, 'server', 'cover', 'pdf-worker.ts'),
    heapMb,
    idleMs: IDLE_MS,
    // The thread needs no secret of the configuration.
    env: {},
  });

  /** Ends a thread that needs more time or memory than allowed. */
  function limit(worker: Worker): () => void {
    const timer = setTimeout(() => void worker.terminate(), timeoutMs);
    const meter = setInterval(async () => {
      if ((await buffersOf(worker)) > buffersMb * MB) await worker.terminate();
    }, MEASURE_MS);
    return () => {
      clearTimeout(timer);
      clearInterval(meter);
    };
  }

  return {
    async read(file: Uint8Array): Promise<ReadPdf> {
      try {
        return await thread.run(file, limit);
      } catch (error) {
        if (!(error instanceof ThreadEnded)) throw error;
        return { status: 'too-slow', pages: [], words: '' };
      }
    },
    close: thread.close,
  };
}

/** Returns the memory of a thread outside its heap, in bytes; 0 if it has ended. Node's own limits do not count it. */
async function buffersOf(thread: Worker): Promise<number> {
  const statistics = await thread.getHeapStatistics().catch(() => null);
  return statistics?.external_memory ?? 0;
}
