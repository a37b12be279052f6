import type { SharedState } from '../state/shared-state.ts';

/** The window of every limit, in ms. */
const WINDOW_MS = 60_000;
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

/**
 * Counts a request of a key with a limit of `max`. Returns the count of its window, and the window's end in epoch
 * milliseconds. Rejects if the store of a small limit is unavailable.
 */
export type SharedCounts = (key: string, max: number) => Promise<{ current: number; endsAt: number }>;

/**
 * Returns the counter of the rate limits. A limit below 100 is exact across instances, because each request is
 * reported and awaited. For a larger limit each instance may allow a fiftieth more. Once a limit is exceeded,
 * nothing is reported.
 */
export function sharedCounts(state: SharedState): SharedCounts {
  const windows = new Map<string, Window>();

  function windowOf(key: string): Window {
    const now = Date.now();
    const known = windows.get(key);
    // A window that ends later was started before the clock was set back.
    if (known && known.endsAt > now && known.endsAt <= now + WINDOW_MS) return known;
    if (windows.size >= MAX_KEYS) deleteExpired(windows, now);
    const begun = { reported: 0, unreported: 0, endsAt: now + WINDOW_MS };
    windows.set(key, begun);
    return begun;
  }

  async function report(key: string, window: Window): Promise<number> {
    const by = window.unreported;
    window.unreported = 0;
    try {
      const { count, ttlMs } = await state.increment(key, WINDOW_MS, by);
      window.reported = count;
      window.endsAt = Date.now() + ttlMs;
      return count;
    } catch (error) {
      // Without the store, the instance continues with its own count.
      window.reported += by;
      throw error;
    }
  }

  return async (key, max) => {
    const window = windowOf(key);
    const countIs = (current: number) => ({ current, endsAt: window.endsAt });
    if (window.reported > max) return countIs(window.reported);
    window.unreported += 1;
    const step = Math.max(1, Math.floor(max / REPORTS_PER_LIMIT));
    if (step === 1) return countIs(await report(key, window));
    const current = window.reported + window.unreported;
    if (window.unreported >= step) report(key, window).catch(() => {});
    return countIs(current);
  };
}

function deleteExpired(windows: Map<string, Window>, now: number): void {
  for (const [key, { endsAt }] of windows) if (endsAt <= now) windows.delete(key);
  if (windows.size >= MAX_KEYS) windows.clear();
}
