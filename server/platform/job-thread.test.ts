import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { makeScratchFolder } from '../../tools/scratch-folder.mjs';
import { jobThread, ThreadEnded } from './job-thread.ts';

const folder = makeScratchFolder('job-thread-');
type Thread = ReturnType<typeof jobThread<string, string>>;
const opened: Thread[] = [];
afterAll(async () => {
  await Promise.all(opened.map((thread) => thread.close()));
  rmSync(folder, { recursive: true });
});

/** Returns a thread whose module has this code. */
function threadOf(code: string): Thread {
  const file = join(folder, `${opened.length}.mjs`);
  writeFileSync(file, code);
  const thread = jobThread<string, string>({ file, heapMb: 64, idleMs: 60_000 });
  opened.push(thread);
  return thread;
}

/** Greets, or never ends. */
const WORKING = `
import { doJobs } from ${JSON.stringify(new URL('./job-thread.ts', import.meta.url).href)};
doJobs((name) => name === 'endless' ? new Promise(() => {}) : Promise.resolve('hello ' + name));
`;

const errorOf = (job: Promise<unknown>) => job.then(() => null).catch((error: unknown) => error);

describe('a thread', () => {
  it('that ends during a job is the fault of the job, and the next job gets another one', async () => {
    const thread = threadOf(WORKING);
    const jobs = [
      errorOf(
        thread.run('endless', (worker) => {
          void worker.terminate();
          return () => {};
        }),
      ),
      thread.run('Kari'),
    ];
    expect(await Promise.all(jobs)).toEqual([expect.any(ThreadEnded), 'hello Kari']);
  });

  it('that can’t load is not the fault of the job', async () => {
    const error = await errorOf(threadOf('throw new Error("no such library");').run('Kari'));
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(ThreadEnded);
  });

  it('that is closed during a job is not the fault of the job, and does no other', async () => {
    const thread = threadOf(WORKING);
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const jobs = [
      errorOf(
        thread.run('endless', () => {
          begin();
          return () => {};
        }),
      ),
      errorOf(thread.run('Ola')),
    ];
    await begun;
    await thread.close();
    for (const error of await Promise.all(jobs)) {
      expect(error).toBeInstanceOf(Error);
      expect(error).not.toBeInstanceOf(ThreadEnded);
    }
  });
});
