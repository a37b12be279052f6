import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SharedState } from '../platform/state/shared-state.ts';
import { oncePerKey, WAIT_MS } from './once-per-key.ts';

vi.mock(import('node:timers/promises'), () => ({
  setTimeout: (async (ms: number) => void (await vi.advanceTimersByTimeAsync(ms))) as never,
}));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The commands of the shared state that an upload uses. */
function memory(): SharedState {
  const entries = new Map<string, { value: unknown; until: number }>();
  const live = (key: string) => {
    const entry = entries.get(key);
    return entry && entry.until > Date.now() ? entry : undefined;
  };
  const put = (key: string, value: unknown, ttlMs: number) =>
    void entries.set(key, { value, until: Date.now() + ttlMs });
  return {
    get: async (key: string) => live(key)?.value ?? null,
    set: async (key: string, value: unknown, ttlMs: number) => put(key, value, ttlMs),
    delete: async (key: string) => void entries.delete(key),
    async replace(key: string, value: unknown, ttlMs: number) {
      const isThere = live(key) !== undefined;
      if (isThere) put(key, value, ttlMs);
      return isThere;
    },
    async increment(key: string, windowMs: number) {
      const entry = live(key);
      const count = Number(entry?.value ?? 0) + 1;
      entries.set(key, { value: count, until: entry?.until ?? Date.now() + windowMs });
      return { count, ttlMs: windowMs };
    },
  } as unknown as SharedState;
}

const UPLOAD = {
  customerId: 'kari',
  name: ['NICE', '1', 'key'],
  upload: () => Promise.reject(new Error('unread')),
};
const endless = () => new Promise<never>(() => {});

test('an attempt whose server was lost blocks its key for less time than a load balancer waits', async () => {
  const state = memory();
  const ofLostServer = { ...state, replace: endless };
  void oncePerKey(ofLostServer, UPLOAD, endless);
  const began = Date.now();
  expect(await oncePerKey(state, UPLOAD, async () => ({ id: 'again' }))).toEqual({ id: 'again' });
  expect(Date.now() - began).toBeLessThan(WAIT_MS);
});

test('an attempt that goes on keeps its key', async () => {
  const state = memory();
  void oncePerKey(state, UPLOAD, endless);
  const again = vi.fn();
  await expect(oncePerKey(state, UPLOAD, again)).rejects.toMatchObject({ status: 503 });
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  await expect(oncePerKey(state, UPLOAD, again)).rejects.toMatchObject({ status: 503 });
  expect(again).not.toHaveBeenCalled();
});
