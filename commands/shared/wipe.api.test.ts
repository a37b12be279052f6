import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { openMigratedDatabase } from '../../server/platform/db/database.ts';
import { databases, openPostgres } from '../../server/testing/databases.ts';
import { wipe, wipeDeleted } from './wipe.ts';

test.skipIf(!inject('postgresUrl'))('wipe says so when the account may not vacuum the tables', async () => {
  const { db, env, close } = await openPostgres();
  const name = `app_${randomUUID().replaceAll('-', '')}`;
  const role = sql.id(name);
  await sql`create role ${role} login`.execute(db);
  await sql`grant select, insert, update, delete on all tables in schema public to ${role}`.execute(db);
  const address = new URL(env.DATABASE_URL ?? '');
  address.username = name;
  const ofServer = await openMigratedDatabase({ url: address.href });
  const lines: string[] = [];
  const io = { printError: (line: string) => lines.push(line) };

  await wipe(db, io);
  expect(lines).toEqual([]);
  await wipe(ofServer, io);
  expect(lines).toEqual([expect.stringContaining('with the account that owns the tables')]);

  await ofServer.destroy();
  await sql`drop owned by ${role}`.execute(db);
  await sql`drop role ${role}`.execute(db);
  await close();
});

test('wipe says so when another process reads the embedded database', async () => {
  const [{ open }] = databases();
  const { db, env, close } = await open();
  const reader = new DatabaseSync(join(env.DATA_DIR ?? '', 'forsikringsoversikt.db'));
  const lines: string[] = [];
  const io = { printError: (line: string) => lines.push(line) };
  const insert = () => db.insertInto('deleted_customer').values({ id: randomUUID(), at: 0 }).execute();

  await insert();
  reader.exec('begin; select count(*) from customer');
  await insert();
  await expect(wipe(db, io)).rejects.toThrow(/another process is reading.*Run npm run customers -- purge/);
  expect(lines).toEqual([]);
  await wipeDeleted(db, io);
  expect(lines).toEqual([expect.stringContaining('another process is reading')]);
  reader.close();
  await wipe(db, io);
  await wipeDeleted(db, io);
  expect(lines).toHaveLength(1);
  await close();
});
