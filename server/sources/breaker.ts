import { errorKindOf, isAboutSystem, SourceError } from './source-error.ts';

/**
 * `failures` is the number of failures in a row that open the breaker. After `openMs` one trial request is
 * sent (spec: decisions §7.2).
 */
export type BreakerLimits = { failures: number; openMs: number };

export type Breaker = {
  <T>(attempt: () => Promise<T>): Promise<T>;
  /** Runs an attempt that says nothing about the source as a whole. It is never the trial request, but waits as others. */
  uncounted<T>(attempt: () => Promise<T>): Promise<T>;
};

/**
 * Returns a circuit breaker for a source. While it is open, attempts reject at once with `SourceError`
 * 'breaker-open', so customers don't wait for a failing source or for the trial request. An unusable answer
 * may concern one customer only and counts as a success. Each process has its own breaker.
 */
export function createBreaker({ failures, openMs }: BreakerLimits): Breaker {
  let failedInRow = 0;
  /** The earliest time of the trial request, by the clock that is never set back. Null while closed. */
  let trialFrom: number | null = null;
  let isTrialRunning = false;

  function settle(isTrial: boolean, succeeded: boolean): void {
    if (isTrial) isTrialRunning = false;
    failedInRow = succeeded ? 0 : failedInRow + 1;
    // Requests that were sent before the breaker opened can't open it again or close it.
    if (trialFrom !== null && !isTrial) return;
    const opens = !succeeded && (isTrial || failedInRow >= failures);
    trialFrom = opens ? performance.now() + openMs : null;
  }

  async function run<T>(attempt: () => Promise<T>): Promise<T> {
    const isTrial = trialFrom !== null;
    if (trialFrom !== null && (isTrialRunning || performance.now() < trialFrom)) {
      throw new SourceError('breaker-open');
    }
    isTrialRunning = isTrial;
    try {
      const value = await attempt();
      settle(isTrial, true);
      return value;
    } catch (error) {
      settle(isTrial, !isAboutSystem(errorKindOf(error)));
      throw error;
    }
  }

  async function uncounted<T>(attempt: () => Promise<T>): Promise<T> {
    if (trialFrom !== null && performance.now() < trialFrom) throw new SourceError('breaker-open');
    return await attempt();
  }

  return Object.assign(run, { uncounted });
}
