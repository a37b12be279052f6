import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { TextStatus } from '../platform/db/schema.ts';
import { ROOT } from '../platform/root.ts';

/** The text of a PDF, or why there is none. `too-slow`: it needs more time or memory than allowed. */
export type ReadPdf = { status: Exclude<TextStatus, 'reading'>; pages: readonly string[] };

/** Reads PDFs one by one in a worker thread, so that a hostile file harms only that thread. */
export type PdfReader = {
  read(file: Uint8Array): Promise<ReadPdf>;
  /** Rejects the readings that have not ended. */
  close(): Promise<void>;
};

export type PdfReaderOptions = {
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
const TOO_SLOW: ReadPdf = { status: 'too-slow', pages: [] };

/** Returns a reader. Its thread starts with the first file, and ends half a minute after the last. */
export function createPdfReader({
  timeoutMs = 30_000,
  heapMb = 160,
  buffersMb = 96,
}: PdfReaderOptions = {}): PdfReader {
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  async function stop(): Promise<void> {
    clearTimeout(idle);
    const stopped = worker;
    worker = undefined;
    await stopped?.terminate();
  }

  /** Returns the running thread. Rejects if it can't load its modules. */
  async function started(): Promise<Worker> {
    if (worker) return worker;
    const thread = new Worker(join(ROOT, 'server', 'cover', 'pdf-worker.ts'), {
      resourceLimits: { maxOldGenerationSizeMb: heapMb },
      // The thread needs no secret of the configuration.
      env: {},
    });
    await once(thread, 'message');
    // An error without a listener would end the process.
    thread.on('error', () => {});
    worker = thread;
    return thread;
  }

  async function readOne(file: Uint8Array): Promise<ReadPdf> {
    expectOpen();
    clearTimeout(idle);
    const thread = await started();
    thread.ref();
    const { promise, resolve } = Promise.withResolvers<ReadPdf>();
    const giveUp = () => resolve(TOO_SLOW);
    const timer = setTimeout(giveUp, timeoutMs);
    const meter = setInterval(async () => {
      if ((await buffersOf(thread)) > buffersMb * MB) giveUp();
    }, MEASURE_MS);
    thread.on('message', resolve).on('error', giveUp).on('exit', giveUp);
    thread.postMessage(file);
    const result = await promise;
    clearTimeout(timer);
    clearInterval(meter);
    thread.off('message', resolve).off('error', giveUp).off('exit', giveUp);
    // A thread that is closed has not given up.
    expectOpen();
    if (result === TOO_SLOW) await stop();
    else {
      thread.unref();
      idle = setTimeout(() => void stop(), IDLE_MS).unref();
    }
    return result;
  }

  function expectOpen(): void {
    if (isClosed) throw new Error('the reader is closed');
  }

  return {
    async read(file) {
      const result = last.then(() => readOne(file));
      last = result.catch(() => {});
      return await result;
    },
    async close() {
      isClosed = true;
      await stop();
    },
  };
}

/** Returns the memory of a thread outside its heap, in bytes; 0 if it has ended. Node's own limits do not count it. */
async function buffersOf(thread: Worker): Promise<number> {
  const statistics = await thread.getHeapStatistics().catch(() => null);
  return statistics?.external_memory ?? 0;
}
