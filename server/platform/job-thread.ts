import { parentPort, Worker } from 'node:worker_threads';

type ThreadOptions = {
  /** path of the thread's module, which calls `doJobs` */
  file: string;
  /** maximum heap, in MB */
  heapMb: number;
  /** time after the last job until the thread ends, in ms */
  idleMs: number;
  /** default: the environment of the process */
  env?: NodeJS.ProcessEnv;
};

/** Thrown when a thread that has loaded ends or fails before its answer. */
export class ThreadEnded extends Error {}

/** Watches a loaded thread during a job, and returns a function that ends the watch. */
type Watch = (thread: Worker) => () => void;

const READY = 'ready';

/** Returns a thread that does one job at a time. It starts with the first job, and again after it has ended. */
export function jobThread<Job, Answer>({ file, heapMb, idleMs, ...options }: ThreadOptions) {
  let worker: Worker | null = null;
  let hasLoaded = false;
  let isClosed = false;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  function start(): Worker {
    const started = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: heapMb }, ...options });
    hasLoaded = false;
    started.once('message', () => {
      hasLoaded = true;
    });
    // The next job must not be sent to a thread that ends.
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

  async function runOne(job: Job, watch: Watch): Promise<Answer> {
    if (isClosed) throw new Error('the thread is closed');
    clearTimeout(idle);
    worker ??= start();
    const thread = worker;
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    // The time that a thread needs to load is not the job's.
    let endWatch = hasLoaded ? watch(thread) : () => {};
    const onMessage = (message: Answer | typeof READY) => {
      if (message === READY) endWatch = watch(thread);
      else resolve(message);
    };
    const onEnd = (cause: unknown) => {
      const hasGivenUp = hasLoaded && !isClosed;
      reject(new (hasGivenUp ? ThreadEnded : Error)('the thread ended', { cause }));
    };
    thread.on('message', onMessage).on('error', onEnd).on('exit', onEnd).ref();
    thread.postMessage(job);
    try {
      return await promise;
    } finally {
      endWatch();
      thread.off('message', onMessage).off('error', onEnd).off('exit', onEnd).unref();
      idle = setTimeout(() => void stop(), idleMs).unref();
    }
  }

  return {
    /** Does a job after the earlier ones. Rejects if the thread ends: with `ThreadEnded` if the job is the reason. */
    async run(job: Job, watch: Watch = () => () => {}): Promise<Answer> {
      const answer = last.then(() => runOne(job, watch));
      // Keeps no answer in memory until the next one.
      last = answer.then(
        () => {},
        () => {},
      );
      return await answer;
    },
    /** Ends the thread and its job. A job that waits starts another one. */
    stop,
    /** Ends the thread for good: rejects the jobs that have not ended. */
    async close(): Promise<void> {
      isClosed = true;
      await stop();
    },
  };
}

/** Does the jobs of `jobThread`. For the module of the thread. */
export function doJobs<Job, Answer>(work: (job: Job) => Promise<Answer>): void {
  parentPort?.on('message', async (job: Job) => parentPort?.postMessage(await work(job)));
  parentPort?.postMessage(READY);
}
