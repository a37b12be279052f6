import { spawnSync } from 'node:child_process';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startTcpProxy, type TcpProxy } from '../../testing/tcp-proxy.ts';
import { findValkey, startValkey, type Valkey } from '../../testing/valkey.ts';
import { codeOf } from '../db/outage.ts';
import type { SharedState } from './shared-state.ts';
import { valkeyState } from './valkey-state.ts';

const RECOVERY_MS = 15_000;
const portOf = ({ url }: Valkey) => Number(new URL(url).port);

describe.skipIf(!findValkey())('after a fail-over of Valkey', () => {
  let former: Valkey;
  let next: Valkey;
  let name: TcpProxy;
  let state: SharedState;
  beforeEach(async () => {
    const started = await Promise.all([startValkey(), startValkey()]);
    if (!started[0] || !started[1]) throw new Error('no Valkey');
    [former, next] = started;
    name = await startTcpProxy(portOf(former));
    state = await valkeyState(`redis://127.0.0.1:${name.port}`, () => {});
  });
  afterEach(async () => {
    former.thaw();
    await state.close();
    await name.stop();
    await Promise.all([former.stop(), next.stop()]);
  });

  const answers = async () =>
    await state.set('key', 1, 60_000, 'owner').then(
      () => true,
      () => false,
    );

  const failure = async () =>
    await state.get('key').then(
      () => '',
      ({ message }) => message,
    );

  test('the server connects again when the former host is gone without closing its connections', {
    timeout: 30_000,
  }, async () => {
    expect(await answers()).toBe(true);
    name.leadTo(portOf(next));
    name.silence();
    expect(await answers()).toBe(false);
    await expect.poll(answers, { timeout: RECOVERY_MS, interval: 200 }).toBe(true);
    expect(await state.get('key')).toBe(1);
  });

  test('the server connects again when the former primary has become a replica', {
    timeout: 30_000,
  }, async () => {
    expect(await answers()).toBe(true);
    name.leadTo(portOf(next));
    const command = ['-p', String(portOf(former)), 'replicaof', '127.0.0.1', String(portOf(next))];
    expect(spawnSync('redis-cli', command).status).toBe(0);
    await expect.poll(answers, { timeout: RECOVERY_MS, interval: 200 }).toBe(true);
  });

  test('the server connects again when the former host accepted a new connection and never answered', {
    timeout: 40_000,
  }, async () => {
    former.freeze();
    // The log has it as the reason.
    expect(await failure()).toBe('no answer in time');
    await expect.poll(failure, { timeout: RECOVERY_MS, interval: 200 }).toBe('The client is offline');
    name.leadTo(portOf(next));
    await expect.poll(failure, { timeout: RECOVERY_MS, interval: 200 }).toBe('');
  });

  test('an answer that arrives while this process stalls is in time', async () => {
    const asked = answers();
    // Where a server begins the work for a request. The command has a limit of 2 s.
    setImmediate(() => {
      const begun = performance.now();
      while (performance.now() - begun < 2100);
    });
    expect(await asked).toBe(true);
  });

  test('a stop ends in time when the server gives no answer', async () => {
    const stopped = await valkeyState(former.url, () => {});
    former.freeze();
    const asked = stopped.get('key').catch(() => {});
    await stopped.close();
    await asked;
  });

  test('a start fails in time when the server accepts connections and never answers', async () => {
    former.freeze();
    await expect(valkeyState(former.url, () => {})).rejects.toThrow('Connection timeout');
  });

  const order = (...words: string[]) =>
    expect(spawnSync('redis-cli', ['-p', String(portOf(former)), ...words]).status).toBe(0);

  test('a start fails in time when the server answers no write', async () => {
    order('client', 'pause', '60000', 'write');
    await expect(valkeyState(former.url, () => {})).rejects.toThrow('Connection timeout');
  });

  test.each([
    ['a replica', ['replicaof', '127.0.0.1', '1'], /^READONLY /],
    ['an account without keys', ['acl', 'setuser', 'default', 'resetkeys'], /^NOPERM /],
    ['an account without transactions', ['acl', 'setuser', 'default', '-exec'], /NOPERM|EXECABORT/],
    ['an account without sorted sets', ['acl', 'setuser', 'default', '-zadd'], /NOPERM|EXECABORT/],
    ['an account that reads no session', ['acl', 'setuser', 'default', '-get'], /^NOPERM /],
    ['an account that ends no session', ['acl', 'setuser', 'default', '-zrem'], /^NOPERM /],
    ['an account that lists no sessions', ['acl', 'setuser', 'default', '-srem'], /^NOPERM /],
  ])('a start fails with %s, with which no customer could log in', async (_what, command, message) => {
    order(...command);
    await expect(valkeyState(former.url, () => {})).rejects.toThrow(message);
  });

  test('a start reads the sessions of a full server, and names the reason of a refused write', async () => {
    order('config', 'set', 'maxmemory', '1');
    const full = await valkeyState(former.url, () => {});
    expect(await full.get('key')).toBeNull();
    expect(codeOf(await full.set('key', 1, 60_000).catch((error: unknown) => error))).toBe('OOM');
    await full.close();
  });
});
