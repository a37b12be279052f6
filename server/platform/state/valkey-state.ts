import type { EventEmitter } from 'node:events';
import { createClient } from 'redis';
import type { SharedState } from './shared-state.ts';

const PREFIX = 'forsikringsoversikt:';

/** Shared state in Valkey or Redis (`VALKEY_URL`). Rejects where the server can't be reached at start. */
export async function valkeyState(url: string, onError: (error: Error) => void): Promise<SharedState> {
  const client = createClient({
    url: url.replace(/^valkey:/, 'redis:'),
    // Without a connection a command fails at once, so that a customer gets an answer and not a hanging page.
    disableOfflineQueue: true,
    socket: { connectTimeout: 3000 },
  });
  client.on('error', onError);
  await connectOrFail(client);

  return {
    async get<T>(key: string): Promise<T | null> {
      const value = await client.get(PREFIX + key);
      return value === null ? null : (JSON.parse(value) as T);
    },

    async set(key, value, ttlMs) {
      await client.set(PREFIX + key, JSON.stringify(value), { PX: ttlMs });
    },

    async replace(key, value, ttlMs) {
      return (await client.set(PREFIX + key, JSON.stringify(value), { PX: ttlMs, XX: true })) !== null;
    },

    async take<T>(key: string): Promise<T | null> {
      const value = await client.getDel(PREFIX + key);
      return value === null ? null : (JSON.parse(value) as T);
    },

    async delete(key) {
      await client.del(PREFIX + key);
    },

    async increment(key, windowMs) {
      const [count, , left] = await client
        .multi()
        .incr(PREFIX + key)
        .pExpire(PREFIX + key, windowMs, 'NX')
        .pTTL(PREFIX + key)
        .exec();
      return { count: Number(count), ttlMs: Number(left) };
    },

    async close() {
      await client.close();
    },
  };
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
