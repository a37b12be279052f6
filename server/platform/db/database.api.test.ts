import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, onTestFinished, test } from 'vitest';
import { migrations } from '../../migrations/migrations.ts';
import { databases, openPostgres, type TestDatabase } from '../../testing/databases.ts';
import { startTcpProxy } from '../../testing/tcp-proxy.ts';
import { type Database, type DatabaseLocation, openDatabase } from './database.ts';
import { MIGRATION_LOCK } from './migrator.ts';
import { isOutage } from './outage.ts';

const locationOf = ({ env }: TestDatabase): DatabaseLocation =>
  env.DATABASE_URL ? { url: env.DATABASE_URL } : { dataDir: env.DATA_DIR ?? '' };
const executed = (name: string) =>
  sql`insert into kysely_migration values (${name}, '2999-01-01T00:00:00.000Z')`;

describe.each(databases())('opening a database on $name', ({ open }) => {
  let opened: TestDatabase;
  beforeEach(async () => {
    opened = await open();
  });
  afterEach(() => opened.close());

  test('works when a newer version has migrated it, and reports the migrations that only that version knows', async () => {
    await executed('998-of-tomorrow').execute(opened.db);
    await executed('999-of-tomorrow').execute(opened.db);
    const reported: string[] = [];
    const db = await openDatabase(locationOf(opened), (names) => reported.push(...names));
    expect(await db.selectFrom('customer').selectAll().execute()).toEqual([]);
    expect(reported.toSorted()).toEqual(['998-of-tomorrow', '999-of-tomorrow']);
    await db.destroy();
  });

  test('fails when it has an unknown migration that this version should know', async () => {
    await executed('001-another').execute(opened.db);
    await expect(openDatabase(locationOf(opened))).rejects.toThrow(/001-another/);
  });
});

const postgresUrl = inject('postgresUrl');

describe.skipIf(!postgresUrl)('PostgreSQL', () => {
  const LIMITS = { connections: 4, statementMs: 2000, lockMs: 200 };
  let opened: TestDatabase;
  let db: Database;
  beforeEach(async () => {
    opened = await openPostgres();
    db = await openDatabase({ url: opened.env.DATABASE_URL ?? '', limits: LIMITS });
    await db
      .insertInto('shared_state')
      .values({ key: 'locked', value: '1', count: 0, expires_at: 0 })
      .execute();
  });
  afterEach(async () => {
    await db.destroy();
    await opened.close();
  });

  test('leaves a connection to a server that accepts no writes, such as a former primary', async () => {
    const one = await openDatabase({
      url: opened.env.DATABASE_URL ?? '',
      limits: { ...LIMITS, connections: 1 },
    });
    await sql`set session characteristics as transaction read only`.execute(one);
    const write = () => one.updateTable('shared_state').set({ count: 1 }).execute();
    await expect(write()).rejects.toSatisfy(isOutage);
    await write();
    await one.destroy();
  });

  /** Opens the database through a proxy, with one connection. */
  async function openThroughProxy(statementMs: number) {
    const address = new URL(opened.env.DATABASE_URL ?? '');
    const proxy = await startTcpProxy(Number(address.port));
    address.host = `127.0.0.1:${proxy.port}`;
    const one = await openDatabase({ url: address.href, limits: { ...LIMITS, connections: 1, statementMs } });
    return { proxy, one };
  }

  test('waits only once for an answer in a transaction, not again for its rollback', {
    timeout: 20_000,
  }, async () => {
    const { proxy, one } = await openThroughProxy(3000);
    let asked = 0;
    const acting = one.transaction().execute(async (transaction) => {
      await sql`select 1`.execute(transaction);
      proxy.silence();
      asked = performance.now();
      await sql`select 2`.execute(transaction);
    });
    await expect(acting).rejects.toSatisfy(isOutage);
    // Four seconds each, with the grace time.
    expect(performance.now() - asked).toBeLessThan(7000);
    await one.destroy();
    await proxy.stop();
  });

  test('leaves the connections to a host that is gone without closing them', async () => {
    const { proxy, one } = await openThroughProxy(100);
    const read = () => one.selectFrom('shared_state').select('key').execute();
    await read();
    proxy.silence();
    await expect(read()).rejects.toSatisfy(isOutage);
    expect(await read()).toHaveLength(1);
    await one.destroy();
    await proxy.stop();
  });

  test('waits without the account’s time limits while a newer version is migrating, and then opens the database', async () => {
    const { database } = new pg.Client({ connectionString: opened.env.DATABASE_URL });
    for (const limit of ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'])
      await sql`alter role current_user in database ${sql.ref(database ?? '')} set ${sql.raw(limit)} = 1`.execute(
        opened.db,
      );
    const reported: string[] = [];
    const { opening } = await opened.db.transaction().execute(async (newer) => {
      await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(newer);
      const opening = openDatabase(locationOf(opened), (names) => reported.push(...names));
      const waiting = sql`select from pg_stat_activity
        where datname = ${database} and wait_event = 'advisory' and clock_timestamp() - query_start > interval '50 ms'`;
      await expect.poll(async () => (await waiting.execute(opened.db)).rows.length).toBe(1);
      await executed('999-of-tomorrow').execute(newer);
      return { opening };
    });
    await (await opening).destroy();
    expect(reported).toEqual(['999-of-tomorrow']);
  });

  test('opens an up-to-date database without reading all tables: another instance may drop one', async () => {
    const { database = '' } = new pg.Client({ connectionString: opened.env.DATABASE_URL });
    await sql`create schema dropping`.execute(opened.db);
    // Kysely calls this function for each table, and it fails for one that was just dropped.
    await sql`create function dropping.pg_get_serial_sequence(text, name) returns text language plpgsql
      as $$ begin raise undefined_table; end $$`.execute(opened.db);
    await sql`alter database ${sql.ref(database)} set search_path = dropping, pg_catalog, public`.execute(
      opened.db,
    );
    await (await openDatabase(locationOf(opened))).destroy();
  });

  test('lets customers read a table that it waits for, while a backup reads it too', async () => {
    const ours: Record<string, Migration> = migrations;
    ours['900-newest'] = {
      up: (all) => all.schema.alterTable('sharing').addColumn('newest', 'integer').execute(),
    };
    onTestFinished(() => {
      delete ours['900-newest'];
    });
    const columns = sql`select from information_schema.columns where column_name = 'newest'`;
    const { opening } = await opened.db.transaction().execute(async (backup) => {
      await sql`select from sharing`.execute(backup);
      const opening = openDatabase(locationOf(opened));
      const waiting = sql`select from pg_locks where not granted and relation = 'sharing'::regclass`;
      await expect.poll(async () => (await waiting.execute(opened.db)).rows.length).toBe(1);
      await opened.db.transaction().execute(async (customer) => {
        await sql`set local lock_timeout = 1000`.execute(customer);
        await sql`select from sharing`.execute(customer);
      });
      expect((await columns.execute(opened.db)).rows).toEqual([]);
      return { opening };
    });
    await (await opening).destroy();
    expect((await columns.execute(opened.db)).rows).toHaveLength(1);
  });

  const change = () =>
    db.updateTable('shared_state').set({ value: '2' }).where('key', '=', 'locked').execute();
  const read = () => db.selectFrom('shared_state').select('value').execute();

  test('makes only writers wait for a locked row, and only for the lock timeout', async () => {
    await opened.db.transaction().execute(async (holder) => {
      await holder.updateTable('shared_state').set({ value: '3' }).execute();
      const waiting = Promise.allSettled(Array.from({ length: 3 * LIMITS.connections }, change));
      expect(await read()).toEqual([{ value: '1' }]);
      for (const each of await waiting) {
        expect(each).toMatchObject({ status: 'rejected', reason: { code: '55P03' } });
        if (each.status === 'rejected') expect(isOutage(each.reason)).toBe(true);
      }
    });
    await change();
  });

  test('ends a statement that takes too long', async () => {
    const error = await sql`select pg_sleep(60)`.execute(db).catch((caught: unknown) => caught);
    expect(error).toMatchObject({ code: '57014' });
    expect(isOutage(error)).toBe(true);
  });

  test('fails only the request whose connection is lost between two statements', async () => {
    const error = await db
      .transaction()
      .execute(async (transaction) => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
        await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(opened.db);
        const gone = sql`select from pg_stat_activity where pid = ${rows[0]?.pid}`;
        await expect.poll(async () => (await gone.execute(opened.db)).rows).toEqual([]);
        await sql`select 1`.execute(transaction);
      })
      .catch((caught: unknown) => caught);
    expect(isOutage(error)).toBe(true);
    expect(await read()).toEqual([{ value: '1' }]);
  });
});
