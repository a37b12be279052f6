import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { databases } from '../../testing/databases.ts';
import { databaseState } from './database-state.ts';
import type { SharedState } from './shared-state.ts';
import { valkeyState } from './valkey-state.ts';

type Opened = { state: SharedState; close(): Promise<void> };

const stores = databases().map(({ name, open }) => ({
  name,
  async open(): Promise<Opened> {
    const { db, close } = await open();
    const state = databaseState(db);
    return { state, close: () => state.close().then(close) };
  },
}));

const valkeyUrl = inject('valkeyUrl');
if (valkeyUrl) {
  stores.push({
    name: 'Valkey',
    async open() {
      const state = await valkeyState(valkeyUrl, () => {});
      return { state, close: () => state.close() };
    },
  });
}

const LONG = 60_000;

describe.each(stores)('shared state in $name', ({ open }) => {
  let state: SharedState;
  let close: () => Promise<void>;
  let key: string;
  beforeEach(async () => {
    ({ state, close } = await open());
    key = `test:${crypto.randomUUID()}`;
  });
  afterEach(() => close());

  test('what is set is there, also anew', async () => {
    await state.set(key, { a: 'æøå' }, LONG);
    expect(await state.get(key)).toEqual({ a: 'æøå' });
    await state.set(key, [2], LONG);
    expect(await state.get(key)).toEqual([2]);
  });

  test('what nobody set is null', async () => {
    expect(await state.get(key)).toBeNull();
    expect(await state.take(key)).toBeNull();
  });

  test('an entry ends by itself', async () => {
    await state.set(key, 1, 20);
    await expect.poll(() => state.get(key)).toBeNull();
    expect(await state.replace(key, 2, LONG)).toBe(false);
    expect(await state.take(key)).toBeNull();
  });

  test('replacing what was deleted does not bring it back', async () => {
    await state.set(key, 1, LONG);
    expect(await state.replace(key, 2, LONG)).toBe(true);
    expect(await state.get(key)).toBe(2);
    await state.delete(key);
    expect(await state.replace(key, 3, LONG)).toBe(false);
    expect(await state.get(key)).toBeNull();
  });

  test('of many who take at once, one gets it', async () => {
    await state.set(key, 'token', LONG);
    const taken = await Promise.all(Array.from({ length: 10 }, () => state.take(key)));
    expect(taken.filter((value) => value === 'token')).toHaveLength(1);
  });

  test('a counter counts all who count at once, and starts anew after its window', async () => {
    const counts = await Promise.all(Array.from({ length: 10 }, () => state.increment(key, 150)));
    expect(counts.map(({ count }) => count).toSorted((a, b) => a - b)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ]);
    for (const { ttlMs } of counts) expect(ttlMs).toBeGreaterThan(0);
    await expect.poll(async () => (await state.increment(key, LONG)).count).toBe(1);
  });
});

test.each(databases())('a clock that is set back keeps nobody out of $name for longer', async ({ open }) => {
  const { db, close } = await open();
  const state = databaseState(db);
  await state.increment('a', LONG);
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Date.now() - 3_600_000);
  expect(await state.increment('a', LONG)).toEqual({ count: 1, ttlMs: LONG });
  vi.useRealTimers();
  await state.close();
  await close();
});

test('a Valkey server that is not there is reported at once', async () => {
  await expect(valkeyState('redis://127.0.0.1:1', () => {})).rejects.toThrow(/ECONNREFUSED/);
});
