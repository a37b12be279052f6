import type { FastifyBaseLogger } from 'fastify';
import { Registry } from 'prom-client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Database } from '../platform/db/database.ts';
import { databaseState } from '../platform/state/database-state.ts';
import type { SharedState } from '../platform/state/shared-state.ts';
import { valkeyState } from '../platform/state/valkey-state.ts';
import { databases } from '../testing/databases.ts';
import { ownValkey } from '../testing/own-valkey.ts';
import { createSessions, type Sessions } from './sessions.ts';
import { recordTimeouts } from './time-outs.ts';

const SESSIONS = 1200;
const GROUP = 100;
const MINUTE = 60_000;

const valkeyUrl = ownValkey('time-outs');
const stores = databases().flatMap(({ name, open }) => [
  { name, open, openState: async (db: Database): Promise<SharedState> => databaseState(db) },
  ...(valkeyUrl
    ? [{ name: `${name} and Valkey`, open, openState: () => valkeyState(valkeyUrl, () => {}) }]
    : []),
]);

describe.each(stores)('timed-out sessions in $name', ({ open, openState }) => {
  let db: Database;
  let close: () => Promise<void>;
  let state: SharedState;
  let sessions: Sessions;
  let events: string[];
  const records: ReturnType<typeof recordTimeouts>[] = [];
  const warnings: unknown[] = [];
  const customerId = crypto.randomUUID();

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    ({ db, close } = await open());
    state = await openState(db);
    const limits = { idleSeconds: 0.001, maxSeconds: 3600 };
    sessions = createSessions(state, { limits, registry: new Registry(), log: { warn: () => {} } });
    events = [];
    warnings.length = 0;
  });
  afterEach(async () => {
    for (const record of records.splice(0)) record.stop();
    vi.useRealTimers();
    await state.forget([customerId]);
    await state.close();
    await close();
  });

  /** Starts an instance that records time-outs every minute in `store`. */
  function startInstance(store = db): void {
    const info = ({ kfpSessionId }: { kfpSessionId: string }) => events.push(kfpSessionId);
    const log = { child: () => ({ info }), warn: (line: unknown) => warnings.push(line) };
    records.push(recordTimeouts(store, sessions, log as unknown as FastifyBaseLogger));
  }
  const login = { customerId, distributor: 'fremtind', loginContext: 'FORSIKRING' } as const;
  /** Starts sessions in groups, so that none waits for a connection until it is refused. */
  async function start(count: number) {
    const started: Awaited<ReturnType<Sessions['start']>>[] = [];
    while (started.length < count) {
      const size = Math.min(GROUP, count - started.length);
      started.push(...(await Promise.all(Array.from({ length: size }, () => sessions.start(login)))));
    }
    return started;
  }
  const waiting = async () =>
    (await sessions.timedOut(SESSIONS)).filter(({ session }) => session.customerId === customerId).length;
  const recorded = () => db.selectFrom('audit').selectAll().where('customer_id', '=', customerId).execute();

  test('are all recorded within a minute, each once, by two instances', async () => {
    const started = await start(SESSIONS);
    startInstance();
    startInstance();
    vi.advanceTimersByTime(MINUTE);
    await expect.poll(async () => (await recorded()).length, { timeout: 20_000 }).toBe(SESSIONS);
    await expect.poll(waiting).toBe(0);
    expect((await recorded()).every(({ action }) => action === 'timed-out')).toBe(true);
    const ids = started.map(({ session }) => session.kfpSessionId);
    await expect.poll(() => events.toSorted()).toEqual(ids.toSorted());
    expect(warnings).toEqual([]);
  });

  test('are recorded later, with their end time, if the database refuses them', async () => {
    const [started] = await start(1);
    await expect.poll(waiting).toBe(1);
    const other = await open();
    await other.db.schema.dropTable('audit').execute();
    startInstance(other.db);
    vi.advanceTimersByTime(MINUTE);
    await expect.poll(() => warnings.length).toBe(1);
    startInstance();
    vi.advanceTimersByTime(MINUTE);
    await expect.poll(recorded).toMatchObject([{ at: (started?.session.createdAt ?? 0) + 1 }]);
    await other.close();
  });
});
