import { SourceError } from './source-error.ts';

/**
 * Returns a deadline: `reached` rejects and the signal aborts, unless `clear` is called first, which frees its timer.
 *
 * It has two halves. After a stall of the process, timers run before answers that have arrived are read. The second half
 * begins only then, so that no stall alone makes every system late, which would open its breaker for all customers.
 */
export function createDeadline(timeoutMs: number) {
  const controller = new AbortController();
  const { promise: reached, reject } = Promise.withResolvers<never>();
  reached.catch(() => {});
  const end = () => {
    const late = new SourceError('timeout');
    controller.abort(late);
    reject(late);
  };
  let timer = setTimeout(() => {
    timer = setTimeout(end, timeoutMs / 2);
  }, timeoutMs / 2);
  return { signal: controller.signal, reached, clear: () => clearTimeout(timer) };
}
