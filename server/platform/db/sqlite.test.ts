import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sqliteDialect } from './sqlite.ts';

type Numbers = { numbers: { id: number } };

let folder: string;
let db: Kysely<Numbers>;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sqlite-'));
  db = new Kysely<Numbers>({ dialect: sqliteDialect(folder) });
  await sql`create table numbers (id integer primary key)`.execute(db);
  await db
    .insertInto('numbers')
    .values([{ id: 1 }, { id: 2 }])
    .execute();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await db.destroy();
  rmSync(folder, { recursive: true });
});

const numbered = (id: number) => db.selectFrom('numbers').select('id').where('id', '=', id);

test('creates files that only its own account can read, also in an existing folder', () => {
  const modes = readdirSync(folder).map((name) => [name, statSync(join(folder, name)).mode & 0o777]);
  expect(modes.length).toBeGreaterThan(1);
  expect(modes).toEqual(modes.map(([name]) => [name, 0o600]));
});

test('prepares a repeated query only once', async () => {
  const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare');
  expect(await numbered(1).execute()).toEqual([{ id: 1 }]);
  expect(await numbered(2).execute()).toEqual([{ id: 2 }]);
  expect(await numbered(3).execute()).toEqual([]);
  expect(prepare).toHaveBeenCalledOnce();
});

test('returns columns that were added after a query was prepared', async () => {
  const all = db.selectFrom('numbers').selectAll().where('id', '=', 1);
  expect(await all.execute()).toEqual([{ id: 1 }]);
  await sql`alter table numbers add column name text`.execute(db);
  expect(await all.execute()).toEqual([{ id: 1, name: null }]);
});

test('reports the original error when SQLite has already ended the transaction, as on a full disk', async () => {
  const failing = db.transaction().execute(async (transaction) => {
    await sql`rollback`.execute(transaction);
    throw new Error('database or disk is full');
  });
  await expect(failing).rejects.toThrow('database or disk is full');
  expect(await numbered(1).execute()).toEqual([{ id: 1 }]);
});

test('fails later writes without waiting after one has timed out, until a write succeeds', async () => {
  const hurried = new Kysely<Numbers>({ dialect: sqliteDialect(folder, 20) });
  const waits = async () =>
    (await sql<{ timeout: number }>`pragma busy_timeout`.execute(hurried)).rows[0]?.timeout;
  const insert = () => hurried.insertInto('numbers').values({ id: 4 }).execute();
  expect(await waits()).toBe(20);
  await db.transaction().execute(async (holder) => {
    await holder.insertInto('numbers').values({ id: 3 }).execute();
    await expect(insert()).rejects.toThrow('database is locked');
    expect(await waits()).toBe(0);
    expect(await hurried.selectFrom('numbers').selectAll().execute()).toHaveLength(2);
    await expect(insert()).rejects.toThrow('database is locked');
  });
  await insert();
  expect(await waits()).toBe(20);
  await hurried.destroy();
});

test('does not fail when another process writes between the read and the write of a transaction', async () => {
  const other = new Kysely<Numbers>({ dialect: sqliteDialect(folder, 0) });
  await db.transaction().execute(async (transaction) => {
    await transaction.selectFrom('numbers').selectAll().execute();
    const insert = other.insertInto('numbers').values({ id: 3 }).execute();
    await expect(insert).rejects.toThrow('database is locked');
    await transaction.insertInto('numbers').values({ id: 4 }).execute();
  });
  const reading = await db.startTransaction().setAccessMode('read only').execute();
  await reading.selectFrom('numbers').selectAll().execute();
  await other.insertInto('numbers').values({ id: 5 }).execute();
  await reading.rollback().execute();
  await other.destroy();
});
