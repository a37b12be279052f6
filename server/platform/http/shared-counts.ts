import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { SharedState } from '../state/shared-state.ts';

/** An instance reports its count of a key after each fiftieth of the limit, so that a large limit costs next to nothing. */
const REPORTS = 50;
/** Keys that an instance counts at once before it lets go of those whose window is past. */
const MAX_KEYS = 20_000;

type Window = {
  /** of all instances, as it was when this one last reported */
  reported: number;
  /** of this instance since then */
  unreported: number;
  /** epoch ms */
  endsAt: number;
};

type Callback = Parameters<InstanceType<FastifyRateLimitStoreCtor>['incr']>[1];

/**
 * Returns the store of the rate limits: a limit below a hundred is exact among all instances, each request being reported and
 * waited for; of a larger one each instance may let through a fiftieth more. What is past its limit is not reported any more.
 */
export function sharedCounts(state: SharedState): FastifyRateLimitStoreCtor {
  const windows = new Map<string, Window>();

  function windowOf(key: string, windowMs: number): Window {
    const now = Date.now();
    const known = windows.get(key);
    // One that ends later than that was begun before the clock was set back.
    if (known && known.endsAt > now && known.endsAt <= now + windowMs) return known;
    if (windows.size >= MAX_KEYS) letGoOfEnded(windows, now);
    const begun = { reported: 0, unreported: 0, endsAt: now + windowMs };
    windows.set(key, begun);
    return begun;
  }

  async function report(key: string, window: Window, windowMs: number): Promise<number> {
    const by = window.unreported;
    window.unreported = 0;
    try {
      const { count, ttlMs } = await state.increment(key, windowMs, by);
      window.reported = count;
      window.endsAt = Date.now() + ttlMs;
      return count;
    } catch (error) {
      // Where the store is away, the instance goes on with what it has counted itself.
      window.reported += by;
      throw error;
    }
  }

  return class SharedCounts {
    incr(key: string, callback: Callback, windowMs: number, max: number): void {
      const window = windowOf(key, windowMs);
      const answer = (current: number) =>
        callback(null, { current, ttl: Math.max(0, window.endsAt - Date.now()) });
      if (window.reported > max) {
        answer(window.reported);
        return;
      }
      window.unreported += 1;
      const step = Math.max(1, Math.floor(max / REPORTS));
      if (step === 1) {
        report(key, window, windowMs).then(answer, callback);
        return;
      }
      answer(window.reported + window.unreported);
      if (window.unreported >= step) report(key, window, windowMs).catch(() => {});
    }

    /** Keys name their limits, so that all limits share one store. */
    child(): SharedCounts {
      return this;
    }
  };
}

function letGoOfEnded(windows: Map<string, Window>, now: number): void {
  for (const [key, { endsAt }] of windows) if (endsAt <= now) windows.delete(key);
  if (windows.size >= MAX_KEYS) windows.clear();
}
