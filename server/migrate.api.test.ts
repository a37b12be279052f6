import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { constants } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { SYSTEMS } from '../domain/systems.ts';
import { nodeEnv } from '../tools/run-node.mjs';
import { makeScratchFolder } from '../tools/scratch-folder.mjs';
import { createDatabase, executeOn } from '../tools/test-database.ts';
import { migrations } from './migrations/migrations.ts';
import { readConfiguration } from './platform/config/configuration.ts';
import { feedState } from './platform/db/change-feed.ts';
import { openMigratedDatabase } from './platform/db/database.ts';
import { MIGRATION_LOCK } from './platform/db/migrator.ts';
import { reachAll } from './reach/reach.ts';
import { startServer } from './testing/server-process.ts';

const PROGRAM = resolve(import.meta.dirname, 'migrate.ts');
const NAMES = Object.keys(migrations).join(', ');

type Empty = { env: NodeJS.ProcessEnv; remove(): Promise<void> };
const ENGINES = [
  { name: 'SQLite', create: emptyFolder },
  { name: 'PostgreSQL', create: () => emptyPostgres() },
];

/** Runs `npm run migrate`. Returns its exit code and output. */
async function migrate(env: NodeJS.ProcessEnv, args: readonly string[] = []) {
  const child = spawn(process.execPath, [PROGRAM, ...args], {
    env: { ...nodeEnv, PATH: process.env.PATH, ...env },
  });
  const ended = new Promise((done) => child.once('close', done));
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await ended, output, errors };
}

describe.each(ENGINES)('npm run migrate on $name', ({ create }) => {
  let database: Empty;
  beforeEach(async () => {
    database = await create();
  });
  afterEach(() => database.remove());

  test('needs no variables but those of the database; --restored renews the feed and ends the sessions', async () => {
    const env = { ...database.env, NODE_ENV: 'production', PORT: 'none', VALKEY_URL: 'http://x' };
    expect(await migrate(env)).toMatchObject({ code: 0, errors: '' });
    const { url, dataDir } = { url: database.env.DATABASE_URL, dataDir: database.env.DATA_DIR ?? '' };
    const db = await openMigratedDatabase(url ? { url } : { dataDir });
    const before = await feedState(db);
    const session = { key: 'session:one', value: '{}', count: 0, expires_at: Date.now() + 3_600_000 };
    await db.insertInto('shared_state').values(session).execute();
    const { output, ...ended } = await migrate(database.env, ['--restored']);
    expect(ended).toEqual({ code: 0, errors: '' });
    expect(output).toMatch(/^The schema is up to date.\nThe change feed has a new id/);
    expect(await feedState(db)).toEqual({ ...before, feed: expect.not.stringContaining(before.feed) });
    expect(await db.selectFrom('shared_state').select('key').execute()).toEqual([]);
    await db.destroy();
  });

  test('twice at once runs each migration only once', async () => {
    const both = await Promise.all([migrate(database.env), migrate(database.env)]);
    expect(both.map(({ code, errors }) => ({ code, errors }))).toEqual([
      { code: 0, errors: '' },
      { code: 0, errors: '' },
    ]);
    expect(both.map(({ output }) => output).toSorted()).toEqual([
      `Migrations run: ${NAMES}\n`,
      'The schema is up to date.\n',
    ]);
  });
});

test('npm run migrate prints its usage for --help and unknown arguments, and then migrates nothing', async () => {
  const { env, remove } = await emptyFolder();
  for (const [argument, code] of [
    ['--help', 0],
    ['--dry-run', 2],
  ] as const) {
    const { output, errors, ...ended } = await migrate(env, [argument]);
    expect(ended).toEqual({ code });
    expect(output + errors).toMatch(/^Usage: npm run migrate\n/);
  }
  expect((await migrate(env)).output).toBe(`Migrations run: ${NAMES}\n`);
  await remove();
});

test('a server without permission to change the schema asks for the command, and starts after it has run', async () => {
  const { env, remove } = await emptyPostgres();
  const owner = env.DATABASE_URL ?? '';
  const role = `app_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(owner);
  url.username = role;
  const restricted = { DATABASE_URL: url.href, MIGRATE_AT_START: 'off' };
  await executeOn(owner, `create role ${role} login`);

  const early = await startServer(restricted);
  expect(await early.ended).toBe(1);
  expect(early.output()).toContain(
    `the database can't be used: its schema lacks ${NAMES}; run \`npm run migrate\` first`,
  );
  await migrate(env);
  const granted = `grant select, insert, update, delete on all tables in schema public to ${role}`;
  await executeOn(
    owner,
    `${granted}; revoke all on sharing from ${role}; revoke update on item from ${role}`,
  );
  const forbidden = await startServer(restricted);
  expect(await forbidden.ended).toBe(1);
  expect(forbidden.output()).toContain(
    "the database can't be used: its account lacks rights: update on item; select, insert, update, delete on sharing\n",
  );
  await executeOn(owner, granted);
  const server = await startServer(restricted);
  expect(server.output()).toContain('01819021887');
  await server.stop();
  await executeOn(owner, `drop owned by ${role}; drop role ${role}`);
  await remove();
});

test('npm run migrate on a failing disk says what to do', async () => {
  const { env, remove } = await emptyFolder();
  mkdirSync(join(env.DATA_DIR ?? '', 'forsikringsoversikt.db-wal'));
  expect((await migrate(env)).errors).toBe(
    "The database can't be migrated: disk I/O error: the disk may be full or failing.\n",
  );
  await remove();
});

test('a database in an encoding that lacks characters is named', async () => {
  const latin = await emptyPostgres(`template0 encoding 'LATIN1' locale 'C'`);
  expect((await migrate(latin.env)).errors).toBe(
    `The database can't be migrated: its encoding is LATIN1: create it with encoding 'UTF8'\n`,
  );
  await latin.remove();
  const any = await emptyPostgres(`template0 encoding 'SQL_ASCII' locale 'C'`);
  expect(await migrate(any.env)).toMatchObject({ code: 0, errors: '' });
  await any.remove();
});

test.each([
  ['accepts no writes, such as a standby,', 'read_only=on', 'it accepts no writes, as a standby'],
  [
    'isolates transactions more strictly',
    'isolation=repeatable\\ read',
    "its transactions are repeatable read: set default_transaction_isolation of its account to 'read committed'",
  ],
])('a database that %s is named by migration, check and server', async (_which, setting, refused) => {
  const { env, remove } = await emptyPostgres();
  const url = new URL(env.DATABASE_URL ?? '');
  url.searchParams.set('options', `-c default_transaction_${setting}`);
  const unusable = { DATABASE_URL: url.href };
  const expectCheckFails = async () => {
    const [tried] = await reachAll(readConfiguration(unusable), SYSTEMS);
    expect(tried?.failure).toBe(refused);
  };
  await expectCheckFails();
  expect(await migrate(unusable)).toMatchObject({
    code: 1,
    errors: `The database can't be migrated: ${refused}\n`,
  });

  await migrate(env);
  await expectCheckFails();
  expect(await migrate(unusable)).toMatchObject({ code: 0, output: 'The schema is up to date.\n' });
  const server = await startServer(unusable);
  expect(await server.ended).toBe(1);
  expect(server.output()).toBe(`DATABASE_URL: the database can't be used: ${refused}\n`);
  await remove();
});

test('a migration that waits ends itself at a signal: the first process of a container would ignore it', async () => {
  const { env, remove } = await emptyPostgres();
  const other = new pg.Client({ connectionString: env.DATABASE_URL });
  await other.connect();
  await other.query(`select pg_advisory_lock(${MIGRATION_LOCK})`);
  const child = spawn(process.execPath, [PROGRAM], { env: { ...nodeEnv, PATH: process.env.PATH, ...env } });
  const ended = once(child, 'close');
  const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event = 'advisory'`;
  await expect.poll(async () => (await other.query(waiting)).rowCount, { timeout: 15_000 }).toBe(1);
  child.kill('SIGTERM');
  expect(await ended).toEqual([128 + constants.signals.SIGTERM, null]);
  await other.end();
  await remove();
});

async function emptyFolder(): Promise<Empty> {
  const folder = makeScratchFolder('migrate-');
  return { env: { DATA_DIR: folder }, remove: async () => rmSync(folder, { recursive: true }) };
}

async function emptyPostgres(template?: string): Promise<Empty> {
  const { url, drop } = await createDatabase(inject('postgresUrl'), template);
  return { env: { DATABASE_URL: url }, remove: drop };
}
