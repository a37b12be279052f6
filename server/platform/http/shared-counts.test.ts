import { expect, test, vi } from 'vitest';
import type { SharedState } from '../state/shared-state.ts';
import { sharedCounts } from './shared-counts.ts';

const WINDOW_MS = 60_000;

/** Returns a store that two instances share, and the reports written to it. */
function openStore() {
  const reports: number[] = [];
  let count = 0;
  let isUnavailable = false;
  const state = {
    async increment(_key: string, windowMs: number, by = 1) {
      if (isUnavailable) throw new Error('unavailable');
      reports.push(by);
      count += by;
      return { count, ttlMs: windowMs };
    },
  } as SharedState;
  const openInstance = () => {
    const count = sharedCounts(state);
    return async (max: number) => (await count('a', max)).current;
  };
  return {
    reports,
    openInstance,
    forget: () => {
      count = 0;
    },
    makeUnavailable: () => {
      isUnavailable = true;
    },
  };
}

async function countTo(requests: number, count: () => Promise<number>): Promise<number> {
  let last = 0;
  for (let request = 0; request < requests; request++) last = await count();
  return last;
}

test('enforces a small limit exactly across instances', async () => {
  const { openInstance, reports } = openStore();
  const [one, other] = [openInstance(), openInstance()];
  expect([await one(3), await other(3), await one(3), await other(3)]).toEqual([1, 2, 3, 4]);
  expect(reports).toEqual([1, 1, 1, 1]);
});

test('writes every fiftieth of a large limit and then reads the count of other instances', async () => {
  const { openInstance, reports } = openStore();
  const [one, other] = [openInstance(), openInstance()];
  expect(await countTo(499, () => one(500))).toBe(499);
  expect(reports).toEqual(Array.from({ length: 49 }, () => 10));
  await countTo(10, () => other(500));
  expect(await other(500)).toBe(501);
});

test('stops writing once a limit is exceeded', async () => {
  const { openInstance, reports } = openStore();
  const count = openInstance();
  await countTo(5, () => count(3));
  expect(reports).toEqual([1, 1, 1, 1]);
});

test.each([
  ['not before the end of its window', WINDOW_MS - 1, 4],
  ['after its window', WINDOW_MS, 1],
  ['when the clock was set back', -1, 1],
])('begins again: %s', async (_when, passed, expected) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { openInstance, forget } = openStore();
  const count = openInstance();
  expect(await countTo(5, () => count(3))).toBe(4);
  forget();
  vi.setSystemTime(Date.now() + passed);
  expect(await count(3)).toBe(expected);
});

test("fails for a small limit without the store, and uses the instance's own count for a large one", async () => {
  const { openInstance, makeUnavailable } = openStore();
  const count = openInstance();
  makeUnavailable();
  await expect(count(3)).rejects.toThrow('unavailable');
  const other = openInstance();
  expect(await countTo(600, () => other(500))).toBeGreaterThan(500);
});

test('forgets the windows of all keys when there are too many', async () => {
  const count = sharedCounts({} as SharedState);
  for (const _ of [1, 2]) await count('a', 500);
  for (let key = 2; key < 20_000; key += 1) await count(`${key}`, 500);
  expect((await count('a', 500)).current).toBe(3);
  await count('last', 500);
  await count('one more', 500);
  expect((await count('a', 500)).current).toBe(1);
});
