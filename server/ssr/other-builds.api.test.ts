import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS } from '../../domain/days.ts';
import { storeBuildFiles } from '../platform/db/build-files.ts';
import { FILES_PATH } from '../platform/http/paths.ts';
import { databases, emptyDatabase, type TestDatabase } from '../testing/databases.ts';
import { install } from '../testing/installation.ts';
import { openPortal, type TestPortal } from '../testing/portal.ts';
import { isHashed } from './built-files.ts';
import { keepBuiltFiles } from './keep-built-files.ts';
import { builtWeb, type Web } from './web.ts';

const installation = install();
installation.deploy();
const other: Web = await builtWeb(join(installation.folder, 'dist'));
afterAll(() => installation.remove());

const namesOf = ({ files }: Web) => files?.names ?? [];
const only = (names: readonly string[], others: readonly string[]) =>
  names.filter((name) => !others.includes(name));

async function store(database: TestDatabase, { files }: Web, now = Date.now()): Promise<void> {
  if (files) await storeBuildFiles(database.db, files.names, files.read, now);
}

describe.each(databases())('two servers of different builds on $name', ({ open }) => {
  let database: TestDatabase;
  let first: TestPortal;
  let second: TestPortal;
  let own: Web;
  beforeAll(async () => {
    database = await open();
    const shared = { db: database.db, close: async () => {} };
    first = await openPortal(
      shared,
      {},
      {
        webOf: (built) => {
          own = built;
          return built;
        },
      },
    );
    second = await openPortal(shared, {}, { webOf: () => other });
  });
  beforeEach(async () => {
    await emptyDatabase(database.db);
    await store(database, own);
    await store(database, other);
  });
  afterAll(async () => {
    await first.close();
    await second.close();
    await database.close();
  });

  const ask = (
    portal: TestPortal,
    name: string,
    headers: Record<string, string> = {},
    method: 'GET' | 'HEAD' = 'GET',
  ) => portal.app.inject({ method, url: FILES_PATH + name, headers: { host: 'localhost:8000', ...headers } });

  test('have no script in common, as after a change of the sources', () => {
    const scripts = namesOf(own).filter((name) => name.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(50);
    expect(only(scripts, namesOf(other))).toEqual(scripts);
  });

  test('serve every file of the other build as the other server does', async () => {
    const headers = { 'accept-encoding': 'gzip, br' };
    const wanted = [...namesOf(own).map((name) => [first, second, name] as const)];
    wanted.push(...namesOf(other).map((name) => [second, first, name] as const));
    for (const [owner, stranger, name] of wanted) {
      const [expected, found] = [await ask(owner, name, headers), await ask(stranger, name, headers)];
      expect(found.statusCode, name).toBe(200);
      expect(found.rawPayload.equals(expected.rawPayload), name).toBe(true);
      for (const header of [
        'cache-control',
        'content-encoding',
        'content-security-policy',
        'content-type',
        'vary',
        'x-content-type-options',
      ])
        expect(found.headers[header], `${header} of ${name}`).toBe(expected.headers[header]);
    }
  });

  test('send what a client without Brotli can read', async () => {
    const name = namesOf(other).find((each) => each.startsWith('react-')) ?? '';
    const text = brotliDecompressSync((await ask(first, name, { 'accept-encoding': 'br' })).rawPayload);
    const others: Record<string, string>[] = [
      {},
      { 'accept-encoding': 'gzip' },
      { 'accept-encoding': 'br;q=0' },
    ];
    for (const headers of others) {
      const plain = await ask(first, name, headers);
      expect(plain.headers).not.toHaveProperty('content-encoding');
      expect(plain.rawPayload.equals(text)).toBe(true);
    }
  });

  test('answer HEAD, and 304 for a file that the browser has', async () => {
    const [name = ''] = only(namesOf(other), namesOf(own));
    const whole = await ask(first, name);
    const head = await ask(first, name, {}, 'HEAD');
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect(head.headers['content-length']).toBe(String(whole.rawPayload.length));
    const known = await ask(first, name, { 'if-none-match': String(whole.headers.etag) });
    expect([known.statusCode, known.body]).toEqual([304, '']);
    expect((await ask(first, name, { 'if-none-match': 'W/"another"' })).statusCode).toBe(200);
  });

  test('find a build that is stored after an unknown name was asked for', async () => {
    await emptyDatabase(database.db);
    await store(database, own);
    const portal = await openPortal({ db: database.db, close: async () => {} });
    const [name = ''] = only(namesOf(other), namesOf(own));
    expect((await ask(portal, name)).statusCode).toBe(404);
    await store(database, other);
    expect((await ask(portal, name)).statusCode).toBe(200);
    await portal.app.close();
  });

  test('serve only stored names with a hash', async () => {
    const content = Buffer.from('secret');
    const read = () => ({ type: 'text/plain', encoding: null, content });
    const odd = ['package.json', 'x.js', 'browser-abc.js', '../x-abcdefgh.js', '.x-abcdefgh.js'];
    await storeBuildFiles(database.db, [...odd, 'x-abcdefgh.js'], read, Date.now());
    expect((await ask(first, 'x-abcdefgh.js')).body).toBe('secret');
    const asked = [
      ...odd,
      'x-ABCDEFGH.js',
      'x-abcdefgh.js.br',
      'x-abcdefgh.js%00',
      'x-abcdefgh.js%2f',
      '%2e%2e/x-abcdefgh.js',
      '%2e%2e%2fx-abcdefgh.js',
      '..%5cx-abcdefgh.js',
      "'-abcdefgh.js",
      '%25-abcdefgh.js',
    ];
    for (const name of asked) expect((await ask(first, name)).statusCode, name).toBe(404);
  });

  test('make few queries for many unknown names', async () => {
    let queries = 0;
    const portal = await openPortal({
      db: new Proxy(database.db, {
        get(target, key) {
          const value = Reflect.get(target, key, target);
          if (key !== 'selectFrom') return typeof value === 'function' ? value.bind(target) : value;
          return (table: 'build_file') => {
            if (table === 'build_file') queries += 1;
            return target.selectFrom(table);
          };
        },
      }),
      close: async () => {},
    });
    const names = Array.from({ length: 500 }, (_, number) => `x-${String(number).padStart(8, '0')}.js`);
    const began = performance.now();
    const answers = await Promise.all(names.map((name) => ask(portal, name)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([404]));
    expect(queries).toBeLessThanOrEqual(1 + Math.ceil((performance.now() - began) / 250));
    await portal.app.close();
  });
});

describe.each(databases())('keeping the files of a build on $name', ({ name: engine, open }) => {
  let database: TestDatabase;
  let app: ReturnType<typeof Fastify>;
  const warnings: string[] = [];
  beforeEach(async () => {
    database = await open();
    warnings.length = 0;
    app = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => warnings.push(line) } } });
  });
  afterEach(async () => {
    await app.close();
    await database.close();
  });

  const seen = async () =>
    (await database.db.selectFrom('build_file').select(['name', 'last_seen']).execute()).map(
      ({ last_seen }) => last_seen,
    );

  test('stores every file of the build once, and renews the day when it was seen', async () => {
    const files = other.files ?? { names: [], read: () => expect.unreachable() };
    expect(files.names.every(isHashed)).toBe(true);
    const now = Date.now();
    await storeBuildFiles(database.db, files.names, files.read, now - 2 * DAY_MS);
    expect(await seen()).toHaveLength(files.names.length);
    const stored = { names: files.names, read: () => expect.unreachable('stored again') };
    await Promise.all([keepBuiltFiles(app, database.db, stored), keepBuiltFiles(app, database.db, stored)]);
    expect((await seen()).every((at) => at >= now)).toBe(true);
    expect(warnings).toEqual([]);
  });

  test('warns, and lets the server start, if the account may not write', async () => {
    const refused =
      engine === 'SQLite' ? sql`pragma query_only = on` : sql`set default_transaction_read_only = on`;
    // One connection, so that the setting applies to every statement.
    await database.db.connection().execute(async (connection) => {
      await refused.execute(connection);
      if (other.files) await keepBuiltFiles(app, connection, other.files);
      await sql`${sql.raw(engine === 'SQLite' ? 'pragma query_only = off' : 'set default_transaction_read_only = off')}`.execute(
        connection,
      );
    });
    expect(warnings).toHaveLength(1);
    expect(await seen()).toEqual([]);
  });
});
