import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { Kysely, sql } from 'kysely';
import { createClient } from 'redis';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { createDatabase, executeOn } from '../../../tools/test-database.ts';
import { testAuthority } from '../../testing/certificates.ts';
import { databases } from '../../testing/databases.ts';
import { secureServer } from '../../testing/secure-server.ts';
import { startValkey, type Valkey } from '../../testing/valkey.ts';
import type { SharedState } from '../state/shared-state.ts';
import { valkeyState } from '../state/valkey-state.ts';
import { openDatabase } from './database.ts';
import { isOutage } from './outage.ts';
import { postgresDialect } from './postgres.ts';
import type { Tables } from './schema.ts';

const attempts = (state: SharedState): [string, () => Promise<unknown>][] => [
  ['get', () => state.get('a')],
  ['set', () => state.set('a', 1, 60_000)],
  ['replace', () => state.replace('a', 2, 60_000)],
  ['increment', () => state.increment('b', 60_000)],
  ['take', () => state.take('a')],
  ['delete', () => state.delete('a')],
];

async function errorsOf(state: SharedState): Promise<Record<string, unknown>> {
  const errors: Record<string, unknown> = {};
  for (const [name, attempt] of attempts(state)) {
    const error = await attempt().catch((caught: unknown) => caught);
    if (error instanceof Error) errors[name] = isOutage(error) ? 'outage' : error;
  }
  return errors;
}

const valkey: Valkey | null = await startValkey();
afterAll(() => valkey?.stop());

describe.skipIf(!valkey)('Valkey', () => {
  let state: SharedState;
  let operator: ReturnType<typeof createClient>;
  beforeAll(async () => {
    state = await valkeyState(valkey?.url ?? '', () => {});
    operator = createClient({ url: valkey?.url ?? '' });
    await operator.on('error', () => {}).connect();
  });
  beforeEach(() => state.set('a', 0, 60_000));
  afterAll(async () => {
    operator.destroy();
    await state.close().catch(() => {});
  });

  test('serves reads and reports every write as an outage when it is out of memory', async () => {
    await operator.configSet('maxmemory', '1');
    expect(await errorsOf(state)).toEqual({ set: 'outage', replace: 'outage', increment: 'outage' });
    await operator.configSet('maxmemory', '0');
    expect(await errorsOf(state)).toEqual({});
  });

  test('reports every write as an outage when it is read-only after a fail-over', async () => {
    await operator.replicaOf('127.0.0.1', 1);
    expect(Object.keys(await errorsOf(state))).toContain('set');
    expect(new Set(Object.values(await errorsOf(state)))).toEqual(new Set(['outage']));
    await operator.sendCommand(['REPLICAOF', 'NO', 'ONE']);
  });

  test('reports every request as an outage at once when it is stopped', async () => {
    const atOnce = attempts(state).map(([, attempt]) => attempt().then(() => true, isOutage));
    await valkey?.stop();
    expect(new Set(await Promise.all(atOnce))).toEqual(new Set([true]));
    const all = attempts(state).map(([name]) => [name, 'outage']);
    await expect.poll(() => errorsOf(state)).toEqual(Object.fromEntries(all));
  });
});

/** What an operator did to the database or its account, and PostgreSQL's code for it. */
const CHANGES: readonly [string, string, (name: string) => string[]][] = [
  ['is not there', '3D000', (name) => [`drop database ${name} with (force)`]],
  ['accepts no connections', '55000', (name) => [`alter database ${name} allow_connections false`]],
  [
    'is empty before a restore',
    '42P01',
    (name) => [`drop database ${name} with (force)`, `create database ${name}`],
  ],
  [
    'no longer accepts the account',
    '28000',
    (name) => [`create role ${name} superuser login`, `alter role ${name} nologin`],
  ],
];

describe.skipIf(!inject('postgresUrl'))('PostgreSQL', () => {
  test.each(CHANGES)('is an outage while the database %s', async (_what, code, change) => {
    const server = inject('postgresUrl');
    const { name, url: address, drop } = await createDatabase(server, inject('postgresTemplate'));
    for (const statement of change(name)) await executeOn(server, statement);
    const url = new URL(address);
    if (code === '28000') url.username = name;
    const db = new Kysely<Tables>({ dialect: postgresDialect(url.href).dialect });
    const error = await db
      .selectFrom('customer')
      .select('id')
      .execute()
      .catch((caught: unknown) => caught);
    await db.destroy();
    await drop();
    await executeOn(server, `drop role if exists ${name}`);
    expect(error).toMatchObject({ code });
    expect(isOutage(error)).toBe(true);
  });

  test('is an outage after its password was changed', async () => {
    const db = new Kysely<Tables>({ dialect: postgresDialect(inject('postgresUrl')).dialect });
    const refuse = sql`do $$ begin raise 'password authentication failed' using errcode = '28P01'; end $$`;
    const error = await refuse.execute(db).catch((caught: unknown) => caught);
    await db.destroy();
    expect(isOutage(error)).toBe(true);
  });
});

describe('a database', () => {
  test('that does not answer is an outage', async () => {
    const error = await openDatabase({ url: 'postgres://nobody@127.0.0.1:1/x' }).catch((caught) => caught);
    expect(isOutage(error)).toBe(true);
  });

  test.each([
    ['has expired', -1, '127.0.0.1', true, 'CERT_HAS_EXPIRED'],
    ['has another name', 1, 'localhost', true, 'ERR_TLS_CERT_ALTNAME_INVALID'],
    ['is of an unknown authority', 1, '127.0.0.1', false, 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'],
  ])('whose certificate %s is an outage', async (_what, days, host, isTrusted, code) => {
    const authority = await testAuthority();
    const server = await secureServer(await authority.certify('database', days), { isPostgres: true });
    const { port } = server.address() as AddressInfo;
    const root = isTrusted ? `&sslrootcert=${authority.caFile}` : '';
    const error = await openDatabase({
      url: `postgres://portal@${host}:${port}/portal?sslmode=verify-full${root}`,
    }).catch((caught) => caught);
    server.close();
    authority.remove();
    expect(error).toMatchObject({ code });
    expect(isOutage(error)).toBe(true);
  });

  test('that no longer encrypts is an outage', async () => {
    const server = createServer((socket) => void socket.once('data', () => socket.end('N')));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const url = `postgres://portal@127.0.0.1:${port}/portal?sslmode=verify-full`;
    const error = await openDatabase({ url }).catch((caught) => caught);
    server.close();
    expect(isOutage(error)).toBe(true);
  });

  test.each(databases())('that refuses an invalid query is not an outage: $name', async ({ open }) => {
    const { db, close } = await open();
    const row = { key: 'a', value: '', count: 0, expires_at: 0 };
    const error = await db
      .insertInto('shared_state')
      .values([row, row])
      .execute()
      .catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(Error);
    expect(isOutage(error)).toBe(false);
    await close();
  });
});
