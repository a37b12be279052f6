import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { databases } from '../../testing/databases.ts';
import { ownValkey } from '../../testing/own-valkey.ts';
import { databaseState } from './database-state.ts';
import type { SharedState } from './shared-state.ts';
import { createValkeyClient } from './valkey-client.ts';
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

const valkeyUrl = ownValkey('shared-state');
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
/** Longer than the time between two requests on a busy machine. */
const SHORT = 500;

describe.each(stores)('shared state in $name', ({ open }) => {
  let state: SharedState;
  let close: () => Promise<void>;
  let key: string;
  beforeEach(async () => {
    ({ state, close } = await open());
    key = `test:${crypto.randomUUID()}`;
  });
  afterEach(() => close());

  test('returns a value that was set, also after it is set again', async () => {
    await state.set(key, { a: 'æøå' }, LONG);
    expect(await state.get(key)).toEqual({ a: 'æøå' });
    await state.set(key, [2], LONG);
    expect(await state.get(key)).toEqual([2]);
  });

  test('returns all entries that have an owner and have not expired', async () => {
    const keys = Array.from({ length: 700 }, (_, place) => `${key}:${place}`);
    await Promise.all(keys.map((each) => state.set(each, { each }, LONG, `customer:${key}`)));
    await state.set(`${key}:free`, 1, LONG);
    await state.set(`${key}:past`, 1, 1, `customer:${key}`);
    await expect.poll(() => state.get(`${key}:past`)).toBeNull();
    const found = [];
    for await (const entries of state.allOwned()) {
      found.push(...entries.filter((each) => each.key.startsWith(key)));
      // As a caller that ends them.
      await Promise.all(entries.map((each) => each.key.startsWith(key) && state.take(each.key)));
    }
    expect(new Set(found.map((each) => each.key))).toEqual(new Set(keys));
    expect(found.every((each) => (each.value as { each: string }).each === each.key)).toBe(true);
    expect(await state.list(`customer:${key}`)).toEqual([]);
    await state.dropExpired([`${key}:past`]);
  });

  test('returns null for a missing key', async () => {
    expect(await state.get(key)).toBeNull();
    expect(await state.take(key)).toBeNull();
  });

  test('expires an entry', async () => {
    await state.set(key, 1, 20);
    await expect.poll(() => state.get(key)).toBeNull();
    expect(await state.replace(key, 2, LONG)).toBe(false);
    expect(await state.take(key)).toBeNull();
  });

  test('does not restore a deleted entry when it is replaced', async () => {
    await state.set(key, 1, LONG);
    expect(await state.replace(key, 2, LONG)).toBe(true);
    expect(await state.get(key)).toBe(2);
    await state.delete(key);
    expect(await state.replace(key, 3, LONG)).toBe(false);
    expect(await state.get(key)).toBeNull();
  });

  test('forgets entries that name a text in owner, key or value, and no others', async () => {
    const [somebody, other] = [crypto.randomUUID(), crypto.randomUUID()];
    await state.set(`${key}:owned`, { customerId: somebody }, LONG, `customer:${somebody}`);
    await state.set(`${key}:token`, { customerId: somebody }, LONG);
    await state.set(`${key}:${somebody}`, 1, LONG);
    await state.set(`${key}:other`, { customerId: other }, LONG, `customer:${other}`);
    await state.forget([somebody, 'nobody at all']);
    for (const each of ['owned', 'token', somebody]) expect(await state.get(`${key}:${each}`)).toBeNull();
    expect(await state.list(`customer:${somebody}`)).toEqual([]);
    expect(await state.list(`customer:${other}`)).toHaveLength(1);
    expect(await state.replace(`${key}:owned`, 2, LONG)).toBe(false);
  });

  test('gives an entry to only one of several concurrent takers', async () => {
    await state.set(key, 'token', LONG);
    const taken = await Promise.all(Array.from({ length: 10 }, () => state.take(key)));
    expect(taken.filter((value) => value === 'token')).toHaveLength(1);
  });

  test('lists only the entries of an owner', async () => {
    const owner = `owner:${key}`;
    await state.set(`${key}:1`, 'one', LONG, owner);
    await state.set(`${key}:2`, 'two', LONG, owner);
    await state.set(`${key}:3`, 'three', LONG, `${owner}:another`);
    await state.set(`${key}:4`, 'four', LONG);
    await state.replace(`${key}:2`, 'changed', LONG);
    await state.take(`${key}:1`);
    expect(await state.list(owner)).toEqual([{ key: `${key}:2`, value: 'changed' }]);
    expect(await state.list(`${owner}:nobody`)).toEqual([]);
  });

  test('returns an expired entry with an owner only from listExpired, until it is dropped', async () => {
    const owner = `owner:${key}`;
    await state.set(`${key}:ended`, 'ended', SHORT, owner);
    await state.set(`${key}:renewed`, 'first', SHORT, owner);
    await state.replace(`${key}:renewed`, 'renewed', LONG);
    await state.set(`${key}:taken`, 'taken', SHORT, owner);
    await state.take(`${key}:taken`);
    await expect.poll(() => state.get(`${key}:ended`), { timeout: 100 * SHORT }).toBeNull();
    expect(await state.take(`${key}:ended`)).toBeNull();
    expect(await state.list(owner)).toEqual([{ key: `${key}:renewed`, value: 'renewed' }]);
    const ended = { key: `${key}:ended`, value: 'ended' };
    expect(await state.listExpired(10)).toEqual([ended]);
    await state.dropExpired([]);
    expect(await state.listExpired(10)).toEqual([ended]);
    await state.dropExpired([`${key}:ended`]);
    expect(await state.listExpired(10)).toEqual([]);
    expect(await state.get(`${key}:renewed`)).toBe('renewed');
  });

  test('lists at most the given number of expired entries, the earliest first', async () => {
    const places = [1, 2, 3, 4];
    for (const place of places) await state.set(`${key}:${place}`, place, place, `owner:${key}`);
    const values = async (most: number) => (await state.listExpired(most)).map(({ value }) => value);
    await expect.poll(() => values(10)).toEqual(places);
    expect(await values(3)).toEqual([1, 2, 3]);
    await state.dropExpired(places.map((place) => `${key}:${place}`));
  });

  test('counts concurrent increments, and starts again after the window', async () => {
    const counts = await Promise.all(Array.from({ length: 10 }, () => state.increment(key, LONG)));
    expect(counts.map(({ count }) => count).toSorted((a, b) => a - b)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ]);
    for (const { ttlMs } of counts) expect(ttlMs).toBeGreaterThan(0);
    const ending = `${key}:ending`;
    await state.increment(ending, 1);
    await expect.poll(async () => (await state.increment(ending, 1)).count).toBe(1);
  });
});

describe.each(databases())('a limit in $name', ({ name, open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let state: SharedState;
  beforeEach(async () => {
    opened = await open();
    state = databaseState(opened.db);
    await state.increment('a', LONG);
    vi.useFakeTimers({ toFake: ['Date'] });
  });
  afterEach(async () => {
    vi.useRealTimers();
    await state.close();
    await opened.close();
  });

  test('is not extended by a clock that is set back', async () => {
    vi.setSystemTime(Date.now() - 3_600_000);
    expect((await state.increment('a', LONG)).ttlMs).toBeLessThanOrEqual(LONG);
  });

  test.runIf(name === 'PostgreSQL')('is one for servers whose clocks differ', async () => {
    for (const difference of [90_000, -90_000]) {
      vi.setSystemTime(Date.now() + difference);
      await state.increment('a', LONG);
    }
    expect((await state.increment('a', LONG)).count).toBe(4);
  });

  test.runIf(name === 'PostgreSQL')(
    'is not ended by the cleaning of a server whose clock is ahead',
    async () => {
      vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.now() + 2 * LONG });
      const ahead = databaseState(opened.db);
      await ahead.increment('expired', 1);
      vi.advanceTimersByTime(60_000);
      const expired = opened.db.selectFrom('shared_state').select('key').where('key', '=', 'expired');
      await expect.poll(() => expired.execute()).toEqual([]);
      expect((await state.increment('a', LONG)).count).toBe(2);
      await ahead.close();
    },
  );
});

test.skipIf(!valkeyUrl)('a server whose clock is ahead drops no entry that lasts in Valkey', async () => {
  const state = await valkeyState(String(valkeyUrl), () => {});
  const key = `test:${crypto.randomUUID()}`;
  await state.set(key, 'lasting', LONG, `owner:${key}`);
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Date.now() + 2 * LONG);
  const expired = await state.listExpired(10);
  vi.useRealTimers();
  expect(expired).toEqual([]);
  await state.delete(key);
  await state.close();
});

test.skipIf(!valkeyUrl)(
  'an owner whose earlier entries have ended has only the new one in Valkey',
  async () => {
    const state = await valkeyState(valkeyUrl ?? '', () => {});
    const client = await createValkeyClient(valkeyUrl ?? '').connect();
    const [owner, ended, lasting] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
    await state.set(ended, 1, LONG, owner);
    await state.take(ended);
    await state.set(lasting, 1, LONG, owner);
    expect(await client.sMembers(`forsikringsoversikt:owner:${owner}`)).toEqual([lasting]);
    await state.delete(lasting);
    client.destroy();
    await state.close();
  },
);

test('an unreachable Valkey server is reported at once', async () => {
  await expect(valkeyState('redis://127.0.0.1:1', () => {})).rejects.toThrow(/ECONNREFUSED/);
});
