import { startPatientTimer } from '../platform/patient-timer.ts';
import { SourceError } from './source-error.ts';

/**
 * Returns a deadline: `reached` rejects and the signal aborts, unless `clear` is called first, which frees its timer.
 *
 * No stall of the process alone makes every system late, which would open its breaker for all customers.
 */
export function createDeadline(timeoutMs: number) {
  const controller = new AbortController();
  const { promise: reached, reject } = Promise.withResolvers<never>();
  reached.catch(() => {});
  const clear = startPatientTimer(timeoutMs, () => {
    const late = new SourceError('timeout');
    controller.abort(late);
    reject(late);
  });
  return { signal: controller.signal, reached, clear };
}
