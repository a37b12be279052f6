import { expect, test } from 'vitest';
import type { SharedState } from '../state/shared-state.ts';
import { sharedCounts } from './shared-counts.ts';

const WINDOW_MS = 60_000;

/** A store that two instances share, and what was written to it. */
function openStore() {
  const reports: number[] = [];
  let count = 0;
  let isAway = false;
  const state = {
    async increment(_key: string, windowMs: number, by = 1) {
      if (isAway) throw new Error('away');
      reports.push(by);
      count += by;
      return { count, ttlMs: windowMs };
    },
  } as SharedState;
  const openInstance = () => {
    const counts = new (sharedCounts(state))({});
    return (max: number) =>
      new Promise<number>((resolve, reject) => {
        counts.incr(
          'a',
          (error, result) => (error ? reject(error) : resolve(result?.current ?? 0)),
          WINDOW_MS,
          max,
        );
      });
  };
  return {
    reports,
    openInstance,
    goAway: () => {
      isAway = true;
    },
  };
}

async function countTo(requests: number, count: () => Promise<number>): Promise<number> {
  let last = 0;
  for (let request = 0; request < requests; request++) last = await count();
  return last;
}

test('a small limit is exact among instances', async () => {
  const { openInstance, reports } = openStore();
  const [one, other] = [openInstance(), openInstance()];
  expect([await one(3), await other(3), await one(3), await other(3)]).toEqual([1, 2, 3, 4]);
  expect(reports).toEqual([1, 1, 1, 1]);
});

test('of a large limit an instance writes each fiftieth, and learns then what others counted', async () => {
  const { openInstance, reports } = openStore();
  const [one, other] = [openInstance(), openInstance()];
  expect(await countTo(499, () => one(500))).toBe(499);
  expect(reports).toEqual(Array.from({ length: 49 }, () => 10));
  await countTo(10, () => other(500));
  expect(await other(500)).toBe(501);
});

test('what is past its limit is not written any more', async () => {
  const { openInstance, reports } = openStore();
  const count = openInstance();
  await countTo(5, () => count(3));
  expect(reports).toEqual([1, 1, 1, 1]);
});

test('without the store a small limit fails, and a large one goes on with what the instance counted', async () => {
  const { openInstance, goAway } = openStore();
  const count = openInstance();
  goAway();
  await expect(count(3)).rejects.toThrow('away');
  const other = openInstance();
  expect(await countTo(600, () => other(500))).toBeGreaterThan(500);
});
