import { randomUUID } from 'node:crypto';
import { createClient } from 'redis';
import { isOutage } from '../db/outage.ts';

/** Maximum time to connect, in ms; also for the first answer, which a frozen server never gives. */
export const CONNECT_MS = 3000;
/** Maximum number of commands that wait for the server; more are rejected. */
const MAX_QUEUED_COMMANDS = 10_000;
/** How long the keys of `expectUsable` last, in ms. */
const ATTEMPT_MS = 1000;

/** Returns a client that is not yet connected. */
export function createValkeyClient(url: string) {
  return createClient({
    url: url.replace(/^valkey:/, 'redis:'),
    // Without a connection a command fails at once, so that a customer gets a response instead of a hanging
    // page.
    disableOfflineQueue: true,
    commandsQueueMaxLength: MAX_QUEUED_COMMANDS,
    socket: { connectTimeout: CONNECT_MS },
  });
}

/**
 * Rejects with the server's words if no customer could log in with it: it is a replica, or its account lacks a command
 * or the keys below `prefix`. A server that is only full or busy is accepted, because its sessions can be read.
 */
export async function expectUsable(
  client: ReturnType<typeof createValkeyClient>,
  prefix: string,
): Promise<void> {
  const key = `${prefix}start:${randomUUID()}`;
  try {
    await client.set(key, '1', { PX: ATTEMPT_MS });
  } catch (error) {
    if (isOutage(error) && !(error as Error).message.startsWith('READONLY ')) return;
    throw error;
  }
  const [set, sorted, count] = [`${key}:set`, `${key}:sorted`, `${key}:count`];
  await client
    .multi()
    .sAdd(set, '1')
    .pExpire(set, ATTEMPT_MS)
    .zAdd(sorted, { score: 1, value: '1' })
    .pExpire(sorted, ATTEMPT_MS)
    .incrBy(count, 1)
    .pExpire(count, ATTEMPT_MS, 'NX')
    .pTTL(count)
    .exec();
  await Promise.all([
    client.get(key),
    client.mGet([key]),
    client.getDel(key),
    client.sMembers(set),
    client.sRem(set, '1'),
    client.zRange(sorted, 0, 1),
    client.zRem(sorted, '1'),
    client.del(set),
  ]);
}
