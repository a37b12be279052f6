import type { Sessions } from './sessions.ts';

/** Interval between checks for ended sessions, in ms. All pages must learn of an end within a second. */
const CHECK_MS = 400;
/** Maximum time to hold a request, in ms. Gateways give up after 30 to 60 seconds. */
const HOLD_MS = 25_000;
/** Maximum number of held requests per session. Above it, the oldest is answered. */
const MAX_PER_SESSION = 5;

type Waiter = { until: number; answer(hasEnded: boolean): void };

export type SessionEnds = {
  /**
   * Resolves with true when the session of the handle ends. Resolves with false after 25 s or when the server
   * stops.
   */
  wait(handle: string): Promise<boolean>;
  stop(): void;
};

/**
 * Holds requests that wait for their session to end (ADR-021). While any are held, one query checks all their
 * sessions every 400 ms. A failed query counts as no change.
 */
export function createSessionEnds({ activeHandles }: Pick<Sessions, 'activeHandles'>): SessionEnds {
  const held = new Map<string, Waiter[]>();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  function checkLater(): void {
    timer ??= setTimeout(check, CHECK_MS);
  }

  async function check(): Promise<void> {
    const handles = [...held.keys()];
    const active = await activeHandles(handles).catch(() => null);
    const now = Date.now();
    for (const handle of handles) {
      if (active && !active.has(handle)) answer(handle, true, () => true);
      else answer(handle, false, ({ until }) => until <= now);
    }
    timer = undefined;
    if (held.size > 0) checkLater();
  }

  function answer(handle: string, hasEnded: boolean, isDue: (waiter: Waiter) => boolean): void {
    const waiters = held.get(handle) ?? [];
    const left = waiters.filter((waiter) => !isDue(waiter));
    if (left.length > 0) held.set(handle, left);
    else held.delete(handle);
    for (const waiter of waiters.filter(isDue)) waiter.answer(hasEnded);
  }

  return {
    wait(handle) {
      if (isStopped) return Promise.resolve(false);
      const { promise, resolve } = Promise.withResolvers<boolean>();
      const waiters = [...(held.get(handle) ?? []), { until: Date.now() + HOLD_MS, answer: resolve }];
      held.set(handle, waiters);
      const [oldest] = waiters;
      if (waiters.length > MAX_PER_SESSION) answer(handle, false, (waiter) => waiter === oldest);
      checkLater();
      return promise;
    },

    stop() {
      isStopped = true;
      clearTimeout(timer);
      for (const handle of [...held.keys()]) answer(handle, false, () => true);
    },
  };
}
