import { errorKindOf, isAboutSystem, SourceError } from './source-error.ts';

/** `failures` in a row open the breaker. After `openMs` one trial request is sent (spec: decisions §7.2). */
export type BreakerLimits = { failures: number; openMs: number };

/** `customer` identifies whose data the attempt is about. */
export type RunAttempt = <T>(attempt: () => Promise<T>, customer: string) => Promise<T>;

/**
 * `uncounted` runs an attempt that says nothing about the source as a whole. It is never the trial request, but is refused
 * until the time of the trial.
 */
type Breaker = RunAttempt & { uncounted: RunAttempt };

/**
 * Returns a circuit breaker for a source. While it is open, attempts reject at once with `SourceError`
 * 'breaker-open', so customers don't wait for a failing source or for the trial request. If all failures are of one
 * customer, it opens for that customer alone: the source may work for all others. An unusable answer may concern one
 * customer only and counts as a success. Each process has its own breaker.
 */
export function createBreaker({ failures, openMs }: BreakerLimits): Breaker {
  let failedInRow = 0;
  /** The customers of these failures; two are enough. */
  const failing = new Set<string>();
  /** The earliest time of the trial request, by the clock that is never set back. Null while closed. */
  let trialFrom: number | null = null;
  /** The customer for whom alone it is open. Null: for all. */
  let only: string | null = null;
  let isTrialRunning = false;

  function isOpenFor(customer: string): boolean {
    return trialFrom !== null && (only === null || only === customer);
  }

  function refuseBeforeTrial(customer: string): void {
    if (isOpenFor(customer) && performance.now() < Number(trialFrom)) throw new SourceError('breaker-open');
  }

  function settle(isTrial: boolean, succeeded: boolean, customer: string): void {
    if (isTrial) isTrialRunning = false;
    failedInRow = succeeded ? 0 : failedInRow + 1;
    if (succeeded) failing.clear();
    else if (failing.size < 2) failing.add(customer);
    // Requests that were sent before the breaker opened can't open it again or close it.
    if (isOpenFor(customer) && !isTrial) return;
    if (!succeeded && (isTrial || failedInRow >= failures)) {
      trialFrom = performance.now() + openMs;
      if (!isTrial) only = failing.size > 1 ? null : customer;
    } else if (isTrial) trialFrom = null;
  }

  async function run<T>(attempt: () => Promise<T>, customer: string): Promise<T> {
    refuseBeforeTrial(customer);
    const isTrial = isOpenFor(customer);
    if (isTrial && isTrialRunning) throw new SourceError('breaker-open');
    isTrialRunning ||= isTrial;
    try {
      const value = await attempt();
      settle(isTrial, true, customer);
      return value;
    } catch (error) {
      settle(isTrial, !isAboutSystem(errorKindOf(error)), customer);
      throw error;
    }
  }

  async function uncounted<T>(attempt: () => Promise<T>, customer: string): Promise<T> {
    refuseBeforeTrial(customer);
    return await attempt();
  }

  return Object.assign(run, { uncounted });
}
