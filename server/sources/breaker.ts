import {
  BrokenCircuitError,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleAll,
  type IBackoff,
} from 'cockatiel';
import { errorKindOf, isAboutSystem, SourceError } from './source-error.ts';

/**
 * `failures` is the number of failures in a row that open the breaker. After `openMs` one trial request is
 * sent (spec: decisions §7.2).
 */
export type BreakerLimits = { failures: number; openMs: number };

export type Breaker = <T>(attempt: () => Promise<T>) => Promise<T>;

/**
 * Returns a circuit breaker for a source. While it is open, attempts reject at once with `SourceError`
 * 'breaker-open', so customers don't wait for a failing source. An unusable answer may concern one customer
 * only and counts as a success. Each process has its own breaker.
 */
export function createBreaker({ failures, openMs }: BreakerLimits): Breaker {
  const policy = circuitBreaker(handleAll, {
    halfOpenAfter: { next: () => waitFrom(performance.now(), openMs) },
    breaker: new ConsecutiveBreaker(failures),
  });
  return async (attempt) => {
    // The library makes other attempts wait for the trial. With a hanging source each of them would take its
    // full deadline.
    if (policy.state === CircuitState.HalfOpen) throw new SourceError('breaker-open');
    const outcome = await policy
      .execute(() => settle(attempt))
      .catch((error: Error) => {
        throw error instanceof BrokenCircuitError ? new SourceError('breaker-open') : error;
      });
    if ('error' in outcome) throw outcome.error;
    return outcome.value;
  };
}

/** Rejects only for errors about the system. Other errors are returned as an outcome. */
async function settle<T>(attempt: () => Promise<T>): Promise<{ value: T } | { error: unknown }> {
  try {
    return { value: await attempt() };
  } catch (error) {
    if (isAboutSystem(errorKindOf(error))) throw error;
    return { error };
  }
}

/**
 * Returns the wait of a breaker that opened at `openedAt`. The library measures it by the system clock, which
 * can be set back. This backoff measures it itself, and answers that it lasts forever or has passed.
 */
function waitFrom(openedAt: number, ms: number): IBackoff<unknown> {
  return {
    get duration() {
      return performance.now() - openedAt < ms ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
    },
    next: () => waitFrom(performance.now(), ms),
  };
}
