import { once } from 'node:events';
import { ClientOfflineError, ConnectionTimeoutError, TimeoutError } from 'redis';
import { DAY_MS } from '../../../domain/days.ts';
import { inTime } from '../../../domain/in-time.ts';
import { startPatientTimer } from '../patient-timer.ts';
import type { SharedState } from './shared-state.ts';
import { CONNECT_MS, createValkeyClient, expectUsable } from './valkey-client.ts';

const PREFIX = 'forsikringsoversikt:';
/** The keys of entries with an owner, sorted by expiry. */
const EXPIRY = `${PREFIX}owned`;
/** How long an expired entry waits for `listExpired`, in ms. Longer than an outage of the database lasts. */
const EXPIRED_GRACE_MS = 7 * DAY_MS;
/** How long an owner's list outlives its last entry, in ms. */
const OWNER_GRACE_MS = DAY_MS;
/** Entries that `allOwned` reads at a time, about. */
const SCAN_COUNT = 500;
/** Command timeout, in ms: for a server that is frozen. */
const COMMAND_TIMEOUT_MS = 2000;
/** Minimum age of a replaced connection, in ms: a new one cancels reads that a replica still answers. */
const RECONNECT_MS = 5000;

/** Returns shared state in Valkey or Redis. Rejects if the server can't be reached or used at the start. */
export async function valkeyState(url: string, onError: (error: Error) => void): Promise<SharedState> {
  let connectedAt = 0;
  const newClient = () => {
    const made = createValkeyClient(url);
    return made.on('error', onError).on('ready', () => {
      // An attempt to connect continues after its client was destroyed.
      if (made.isOpen) connectedAt = performance.now();
      else made.destroy();
    });
  };
  let client = newClient();
  await connectOrFail(client);
  const withTimeout = answersOf(() => {
    const now = performance.now();
    if (!client.isOpen || now - connectedAt < RECONNECT_MS) return;
    connectedAt = now;
    client.destroy();
    // A client that connects a second time while its first attempt is under way has two connections.
    client = newClient();
    // Its errors are events.
    client.connect().catch(() => {});
  });

  return {
    async get<T>(key: string): Promise<T | null> {
      const value = await withTimeout(client.get(PREFIX + key));
      return value === null ? null : (JSON.parse(value) as T);
    },

    async set(key, value, ttlMs, owner) {
      const json = JSON.stringify(value);
      if (owner === undefined) {
        await withTimeout(client.set(PREFIX + key, json, { PX: ttlMs }));
        return;
      }
      await withTimeout(
        client
          .multi()
          .set(PREFIX + key, json, { PX: ttlMs })
          .set(copyKey(key), json, { PX: ttlMs + EXPIRED_GRACE_MS })
          .zAdd(EXPIRY, { score: Date.now() + ttlMs, value: key })
          .sAdd(ownerKey(owner), key)
          .pExpire(ownerKey(owner), OWNER_GRACE_MS)
          .exec(),
      );
      // Otherwise the list of an owner who comes every day would grow forever. If it fails, the next one tries again.
      await list(owner).catch(() => {});
    },

    async replace(key, value, ttlMs) {
      const json = JSON.stringify(value);
      const isThere = (await withTimeout(client.set(PREFIX + key, json, { PX: ttlMs, XX: true }))) !== null;
      if (!isThere) return false;
      await withTimeout(
        client
          .multi()
          .set(copyKey(key), json, { PX: ttlMs + EXPIRED_GRACE_MS, XX: true })
          .zAdd(EXPIRY, { score: Date.now() + ttlMs, value: key }, { condition: 'XX' })
          .exec(),
      );
      return true;
    },

    async take<T>(key: string): Promise<T | null> {
      const value = await withTimeout(client.getDel(PREFIX + key));
      if (value === null) return null;
      await forget(key);
      return JSON.parse(value) as T;
    },

    async delete(key) {
      await withTimeout(client.del(PREFIX + key));
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

    list,

    async *allOwned<T>() {
      for await (const members of client.zScanIterator(EXPIRY, { COUNT: SCAN_COUNT })) {
        const keys = members.map(({ value }) => value);
        if (keys.length === 0) continue;
        yield withValues<T>(keys, await withTimeout(client.mGet(keys.map((key) => PREFIX + key))));
      }
    },

    async listExpired<T>(most: number) {
      const limit = { BY: 'SCORE', LIMIT: { offset: 0, count: most } } as const;
      const keys = await withTimeout(client.zRange(EXPIRY, '-inf', String(Date.now()), limit));
      if (keys.length === 0) return [];
      const values = await withTimeout(client.mGet(keys.map(copyKey)));
      const gone = keys.filter((_, place) => values[place] === null);
      if (gone.length > 0) await withTimeout(client.zRem(EXPIRY, gone));
      // The clock of this server may be ahead. Valkey's own decides: without its copy a lasting session could not be ended.
      const lasting = await withTimeout(client.mGet(keys.map((key) => PREFIX + key)));
      const expired = values.map((value, place) => (lasting[place] === null ? value : null));
      return withValues<T>(keys, expired);
    },

    async dropExpired(keys) {
      if (keys.length === 0) return;
      await withTimeout(Promise.all([client.del(keys.map(copyKey)), client.zRem(EXPIRY, [...keys])]));
    },

    async increment(key, windowMs, by = 1) {
      const [count, , left] = await withTimeout(
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
      return await withTimeout(client.zCount(EXPIRY, Date.now(), '+inf'));
    },

    async check() {
      await withTimeout(client.ping());
    },

    async close() {
      // A server that gives no answer would delay it forever.
      await inTime(client.close(), COMMAND_TIMEOUT_MS);
      client.destroy();
    },
  };

  /** Returns an owner's entries, and removes those that have ended from the owner's list. */
  async function list<T>(owner: string) {
    const keys = await withTimeout(client.sMembers(ownerKey(owner)));
    if (keys.length === 0) return [];
    const values = await withTimeout(client.mGet(keys.map((key) => PREFIX + key)));
    const gone = keys.filter((_, place) => values[place] === null);
    if (gone.length > 0) await withTimeout(client.sRem(ownerKey(owner), gone));
    return withValues<T>(keys, values);
  }

  /**
   * Removes the copy of an entry that ended before it expired, so that `listExpired` does not return it. This
   * is no transaction, because a server without memory accepts none.
   */
  async function forget(key: string): Promise<void> {
    await withTimeout(Promise.all([client.del(copyKey(key)), client.zRem(EXPIRY, key)]));
  }
}

/**
 * Returns a function that awaits a response. It rejects if none comes in time, so that a frozen server delays customers
 * by seconds at most. It then leaves the server, also when that has become a replica or never accepts the connection:
 * after a fail-over the address leads to another server, but a host that is gone never closes the connection to it.
 */
function answersOf(leave: () => void): <T>(answer: Promise<T>) => Promise<T> {
  return async (answer) => {
    try {
      return await answerWithin(COMMAND_TIMEOUT_MS, answer, TimeoutError);
    } catch (error) {
      if (isOfLostServer(error)) leave();
      throw error;
    }
  };
}

function isOfLostServer(error: unknown): boolean {
  if (error instanceof TimeoutError || error instanceof ClientOfflineError) return true;
  return error instanceof Error && error.message.startsWith('READONLY ');
}

function withValues<T>(
  keys: readonly string[],
  values: readonly (string | null)[],
): { key: string; value: T }[] {
  return keys.flatMap((key, place) => {
    const value = values[place];
    return typeof value === 'string' ? [{ key, value: JSON.parse(value) as T }] : [];
  });
}

/** Returns the key of an entry's copy, which outlives the entry. */
function copyKey(key: string): string {
  return `${PREFIX}kept:${key}`;
}

function ownerKey(owner: string): string {
  return `${PREFIX}owner:${owner}`;
}

/**
 * Connects and tries the server, each in time, or rejects with the first error. By default the client retries forever,
 * and while a fail-over is prepared, the server answers no write.
 */
async function connectOrFail(client: ReturnType<typeof createValkeyClient>): Promise<void> {
  const ended = new AbortController();
  const failed = once(client, 'error', { signal: ended.signal }).then(([error]) => Promise.reject(error));
  try {
    await answerWithin(CONNECT_MS, Promise.race([client.connect(), failed]), ConnectionTimeoutError);
    await answerWithin(CONNECT_MS, expectUsable(client, PREFIX), ConnectionTimeoutError);
  } catch (error) {
    client.destroy();
    throw error;
  } finally {
    ended.abort();
  }
}

/** Returns an answer; rejects with `Late` if it takes longer than `ms` milliseconds. */
async function answerWithin<T>(
  ms: number,
  answer: Promise<T>,
  Late: new (message: string) => Error,
): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const clear = startPatientTimer(ms, () => reject(new Late('no answer in time')));
  return await Promise.race([answer, late]).finally(clear);
}
