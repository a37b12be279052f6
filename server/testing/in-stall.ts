import { stat } from 'node:fs/promises';

/** Returns an answer that arrives while this process stalls for half a second. */
export function inStall<T>(answer: () => T): Promise<T> {
  return new Promise((resolve) => {
    // Where a server begins the work for a request.
    setImmediate(() => {
      void stat(import.meta.filename).then(() => resolve(answer()));
      const begun = performance.now();
      while (performance.now() - begun < 500);
    });
  });
}
