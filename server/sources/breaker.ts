import { BrokenCircuitError, CircuitState, ConsecutiveBreaker, circuitBreaker, handleAll } from 'cockatiel';
import { SourceFault } from './source-fault.ts';

/** `failures` in a row open the breaker; after `openMs` one attempt is let through to see (decisions 7). */
export type BreakerLimits = { failures: number; openMs: number };

export type Breaker = <T>(attempt: () => Promise<T>) => Promise<T>;

/**
 * Spares a source that fails repeatedly, and the customers who would wait for it: while it is open, attempts reject
 * at once with `SourceFault` 'breaker-open'. Each process has its own: it saves time, and decides nothing.
 */
export function createBreaker({ failures, openMs }: BreakerLimits): Breaker {
  const policy = circuitBreaker(handleAll, {
    halfOpenAfter: openMs,
    breaker: new ConsecutiveBreaker(failures),
  });
  return async (attempt) => {
    // The library would let others wait for the one attempt; a hanging source would then cost each its deadline.
    if (policy.state === CircuitState.HalfOpen) throw new SourceFault('breaker-open');
    try {
      return await policy.execute(attempt);
    } catch (error) {
      throw error instanceof BrokenCircuitError ? new SourceFault('breaker-open') : error;
    }
  };
}
