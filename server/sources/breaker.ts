import {
  BrokenCircuitError,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleAll,
  type IBackoff,
} from 'cockatiel';
import { errorKindOf, isAboutSystem, SourceError } from './source-error.ts';

/** `failures` in a row open the breaker; after `openMs` one attempt is let through to see (spec: decisions §7.2). */
export type BreakerLimits = { failures: number; openMs: number };

export type Breaker = <T>(attempt: () => Promise<T>) => Promise<T>;

/**
 * Spares a source that fails repeatedly, and the customers who would wait for it: while it is open, attempts reject
 * at once with `SourceError` 'breaker-open'. An answer that can't be used may be one customer's: it shows that the
 * system answers, and counts as a success. Each process has its own: it saves time, and decides nothing.
 */
export function createBreaker({ failures, openMs }: BreakerLimits): Breaker {
  const policy = circuitBreaker(handleAll, {
    halfOpenAfter: { next: () => waitFrom(performance.now(), openMs) },
    breaker: new ConsecutiveBreaker(failures),
  });
  return async (attempt) => {
    // The library would let others wait for the one attempt; a hanging source would then cost each its deadline.
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

/** Rejects for errors about the system alone; all else is an outcome. */
async function settle<T>(attempt: () => Promise<T>): Promise<{ value: T } | { error: unknown }> {
  try {
    return { value: await attempt() };
  } catch (error) {
    if (isAboutSystem(errorKindOf(error))) throw error;
    return { error };
  }
}

/**
 * The wait of a breaker that opened at `openedAt`. The library measures it by the clock of the day, which can be set back;
 * so we measure it, and answer that it is for ever or over.
 */
function waitFrom(openedAt: number, ms: number): IBackoff<unknown> {
  return {
    get duration() {
      return performance.now() - openedAt < ms ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
    },
    next: () => waitFrom(performance.now(), ms),
  };
}
