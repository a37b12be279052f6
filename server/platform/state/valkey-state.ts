import type { EventEmitter } from 'node:events';
import { createClient, TimeoutError } from 'redis';
import { inTime } from '../../../domain/in-time.ts';
import type { SharedState } from './shared-state.ts';

const PREFIX = 'forsikringsoversikt:';
/** The keys of the owned entries, by when their time is past. */
const EXPIRY = `${PREFIX}owned`;
/** Grace time for which an expired owned entry waits for `takeExpired`, and an owner's list for its last entry. */
const KEPT_MS = 24 * 60 * 60_000;
const MAX_TAKEN = 100;
/** Command timeout, in ms: for a server that has frozen. */
const ANSWER_MS = 2000;
/** What waits for such a server at most; more is refused. */
const MAX_WAITING = 10_000;

/** Shared state in Valkey or Redis (`VALKEY_URL`). Rejects where the server can't be reached at start. */
export async function valkeyState(url: string, onError: (error: Error) => void): Promise<SharedState> {
  const client = createClient({
    url: url.replace(/^valkey:/, 'redis:'),
    // Without a connection a command fails at once, so that a customer gets an answer and not a hanging page.
    disableOfflineQueue: true,
    commandsQueueMaxLength: MAX_WAITING,
    socket: { connectTimeout: 3000 },
  });
  client.on('error', onError);
  await connectOrFail(client);

  return {
    async get<T>(key: string): Promise<T | null> {
      const value = await answered(client.get(PREFIX + key));
      return value === null ? null : (JSON.parse(value) as T);
    },

    async set(key, value, ttlMs, owner) {
      const json = JSON.stringify(value);
      if (owner === undefined) {
        await answered(client.set(PREFIX + key, json, { PX: ttlMs }));
        return;
      }
      await answered(
        client
          .multi()
          .set(PREFIX + key, json, { PX: ttlMs })
          .set(keptKey(key), json, { PX: ttlMs + KEPT_MS })
          .zAdd(EXPIRY, { score: Date.now() + ttlMs, value: key })
          .sAdd(ownerKey(owner), key)
          .pExpire(ownerKey(owner), KEPT_MS)
          .exec(),
      );
    },

    async replace(key, value, ttlMs) {
      const json = JSON.stringify(value);
      const isThere = (await answered(client.set(PREFIX + key, json, { PX: ttlMs, XX: true }))) !== null;
      if (!isThere) return false;
      await answered(
        client
          .multi()
          .set(keptKey(key), json, { PX: ttlMs + KEPT_MS, XX: true })
          .zAdd(EXPIRY, { score: Date.now() + ttlMs, value: key }, { condition: 'XX' })
          .exec(),
      );
      return true;
    },

    async take<T>(key: string): Promise<T | null> {
      const value = await answered(client.getDel(PREFIX + key));
      if (value === null) return null;
      await forget(key);
      return JSON.parse(value) as T;
    },

    async delete(key) {
      await answered(client.del(PREFIX + key));
      await forget(key);
    },

    async forget(texts) {
      const names = (text: string | null) => text !== null && texts.some((each) => text.includes(each));
      for await (const keys of client.scanIterator({ MATCH: `${PREFIX}*`, COUNT: 1000 })) {
        const named = keys.filter(names);
        if (named.length > 0) await client.del(named);
      }
      for await (const keys of client.scanIterator({ MATCH: `${PREFIX}*`, COUNT: 1000, TYPE: 'string' })) {
        const values = keys.length > 0 ? await client.mGet(keys) : [];
        const naming = keys.filter((_, place) => names(values[place] ?? null));
        if (naming.length > 0) await client.del(naming);
      }
    },

    async list<T>(owner: string) {
      const keys = await answered(client.sMembers(ownerKey(owner)));
      if (keys.length === 0) return [];
      const values = await answered(client.mGet(keys.map((key) => PREFIX + key)));
      const gone = keys.filter((_, place) => values[place] === null);
      if (gone.length > 0) await answered(client.sRem(ownerKey(owner), gone));
      return keys.flatMap((key, place) => {
        const value = values[place];
        return typeof value === 'string' ? [{ key, value: JSON.parse(value) as T }] : [];
      });
    },

    async existing(keys) {
      if (keys.length === 0) return new Set<string>();
      const values = await answered(client.mGet(keys.map((key) => PREFIX + key)));
      return new Set(keys.filter((_, place) => values[place] !== null));
    },

    async takeExpired<T>() {
      const limit = { BY: 'SCORE', LIMIT: { offset: 0, count: MAX_TAKEN } } as const;
      const keys = await answered(client.zRange(EXPIRY, '-inf', String(Date.now()), limit));
      const values: T[] = [];
      for (const key of keys) {
        // Whoever removes it has it.
        if ((await answered(client.zRem(EXPIRY, key))) === 0) continue;
        const value = await answered(client.getDel(keptKey(key)));
        if (value !== null) values.push(JSON.parse(value) as T);
      }
      return values;
    },

    async increment(key, windowMs, by = 1) {
      const [count, , left] = await answered(
        client
          .multi()
          .incrBy(PREFIX + key, by)
          .pExpire(PREFIX + key, windowMs, 'NX')
          .pTTL(PREFIX + key)
          .exec(),
      );
      return { count: Number(count), ttlMs: Number(left) };
    },

    async countOwned() {
      return await answered(client.zCount(EXPIRY, Date.now(), '+inf'));
    },

    async check() {
      await answered(client.ping());
    },

    async close() {
      await client.close();
    },
  };

  /** An owned entry that ended before its time is nothing for `takeExpired`. A server without memory takes no transaction. */
  async function forget(key: string): Promise<void> {
    await answered(Promise.all([client.del(keptKey(key)), client.zRem(EXPIRY, key)]));
  }
}

/** Rejects where the answer does not come in time, so that a frozen server costs its customers seconds and not for ever. */
async function answered<T>(answer: Promise<T>): Promise<T> {
  const given = await inTime(
    answer.then((value) => ({ value })),
    ANSWER_MS,
  );
  if (!given) throw new TimeoutError();
  return given.value;
}

/** Where a copy of an owned entry outlives it. */
function keptKey(key: string): string {
  return `${PREFIX}kept:${key}`;
}

function ownerKey(owner: string): string {
  return `${PREFIX}owner:${owner}`;
}

type Connectable = EventEmitter & { connect(): Promise<unknown>; destroy(): void };

/** The client would go on trying for ever; at start the first failure is the answer. */
async function connectOrFail(client: Connectable): Promise<void> {
  let failed: (error: Error) => void = () => {};
  const firstError = new Promise<never>((_, reject) => {
    failed = reject;
    client.once('error', failed);
  });
  try {
    await Promise.race([client.connect(), firstError]);
  } catch (error) {
    client.destroy();
    throw error;
  } finally {
    client.off('error', failed);
  }
}
