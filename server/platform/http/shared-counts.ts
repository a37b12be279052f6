import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { SharedState } from '../state/shared-state.ts';

/** Number of reports that an instance writes for each key and limit. Few reports make a large limit cheap. */
const REPORTS_PER_LIMIT = 50;
/** Maximum number of keys per instance before keys with an expired window are deleted. */
const MAX_KEYS = 20_000;

type Window = {
  /** count of all instances at the time of the last report */
  reported: number;
  /** count of this instance since the last report */
  unreported: number;
  /** epoch ms */
  endsAt: number;
};

type Callback = Parameters<InstanceType<FastifyRateLimitStoreCtor>['incr']>[1];

/**
 * Returns the store of the rate limits. A limit below 100 is exact across instances, because each request is
 * reported and awaited. For a larger limit each instance may allow a fiftieth more. Once a limit is exceeded,
 * nothing is reported.
 */
export function sharedCounts(state: SharedState): FastifyRateLimitStoreCtor {
  const windows = new Map<string, Window>();

  function windowOf(key: string, windowMs: number): Window {
    const now = Date.now();
    const known = windows.get(key);
    // A window that ends later was started before the clock was set back.
    if (known && known.endsAt > now && known.endsAt <= now + windowMs) return known;
    if (windows.size >= MAX_KEYS) deleteExpired(windows, now);
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
      // Without the store, the instance continues with its own count.
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
      const step = Math.max(1, Math.floor(max / REPORTS_PER_LIMIT));
      if (step === 1) {
        report(key, window, windowMs).then(answer, callback);
        return;
      }
      answer(window.reported + window.unreported);
      if (window.unreported >= step) report(key, window, windowMs).catch(() => {});
    }

    /** Keys contain the names of their limits, so all limits share one store. */
    child(): SharedCounts {
      return this;
    }
  };
}

function deleteExpired(windows: Map<string, Window>, now: number): void {
  for (const [key, { endsAt }] of windows) if (endsAt <= now) windows.delete(key);
  if (windows.size >= MAX_KEYS) windows.clear();
}
