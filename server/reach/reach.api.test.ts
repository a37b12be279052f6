import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { fillEmptyStore } from '../../commands/portfolio/demo.ts';
import { SYSTEMS } from '../../domain/systems.ts';
import { freePort } from '../../tools/free-port.mjs';
import { readConfiguration } from '../platform/config/configuration.ts';
import { openDatabase } from '../platform/db/database.ts';
import { databaseFile } from '../platform/db/sqlite.ts';
import { type Certified, type TestAuthority, testAuthority } from '../testing/certificates.ts';
import { sendJson, startHttpSources, TestSource } from '../testing/http-sources.ts';
import { answersJson, answersStatus, answersText, cuts, hangs, overflows } from '../testing/misbehaviours.ts';
import { type RealProvider, startRealProvider } from '../testing/real-provider.ts';
import { secureServer } from '../testing/secure-server.ts';
import { startTokenService } from '../testing/token-service.ts';
import { UnleashStub } from '../testing/unleash-server.ts';
import { startValkey } from '../testing/valkey.ts';
import { reachAll } from './reach.ts';
import { ASKED_PERSON } from './reach-sources.ts';

const SELF_SIGNED = /unable to verify|self-signed/;

let bank: TestAuthority;
let certified: Certified;
let source: TestSource;
let secure: TestSource;
let provider: RealProvider;
beforeAll(async () => {
  bank = await testAuthority();
  certified = await bank.certify('bank');
  source = new TestSource('NICE');
  secure = new TestSource('NICE', { cert: certified.cert, key: certified.key });
  await Promise.all([source.open(), secure.open()]);
  provider = await startRealProvider();
});
afterAll(async () => {
  await Promise.all([source.shut(), secure.shut()]);
  provider.stop();
  bank.remove();
});

/** Returns the reason of each failed attempt by its variable; null for a successful one. */
async function reached(env: NodeJS.ProcessEnv, systems = SYSTEMS) {
  const tried = await reachAll(readConfiguration({ SOURCE_TIMEOUT_MS: '5000', ...env }), systems);
  return Object.fromEntries(tried.map(({ name, failure }) => [name, failure]));
}

/** Returns the reason why one variable can't be used. */
async function failureOf(name: string, env: NodeJS.ProcessEnv, systems = SYSTEMS) {
  return (await reached(env, systems))[name];
}

test('all that answers well can be used, and nothing else is tried', async () => {
  const sources = await startHttpSources();
  const valkey = await startValkey();
  try {
    const names = ['DATABASE_URL', ...(valkey ? ['VALKEY_URL'] : []), 'OIDC_ISSUER'];
    const found = await reached({
      DATABASE_URL: inject('postgresUrl'),
      ...(valkey && { VALKEY_URL: valkey.url }),
      ...provider.env,
      ...sources.env,
    });
    expect(found).toEqual(
      Object.fromEntries([...names, ...Object.keys(sources.env)].map((each) => [each, null])),
    );
    for (const { requests } of sources.all)
      expect(requests.map(({ url, headers }) => [url, headers['x-personident']]).toSorted()).toEqual([
        ['/kilde/avtaler', ASKED_PERSON],
        ['/kilde/dokumenter', ASKED_PERSON],
        ['/kilde/fakturaer', ASKED_PERSON],
        ['/kilde/meldinger', ASKED_PERSON],
        ['/kilde/skader', ASKED_PERSON],
        ['/kilde/tilbud', ASKED_PERSON],
      ]);
  } finally {
    await sources.close();
    await valkey?.stop();
  }
});

describe('a source', () => {
  test.each<[string, TestSource['behaviour'], RegExp]>([
    ['refuses', answersStatus(401), /^\/avtaler: HTTP status 401$/],
    ['has another path', answersStatus(404), /^\/avtaler: wrong address, or .*: HTTP status 404$/],
    ['fails', answersStatus(502), /^\/avtaler: HTTP status 502$/],
    ['is slow', hangs, /^\/avtaler: no answer in time \(SOURCE_TIMEOUT_MS\)$/],
    [
      'sends a page',
      answersText('<html>', { 'content-type': 'text/html' }),
      /^\/avtaler: the answer is not JSON$/,
    ],
    ['sends another form', answersJson([]), /^\/avtaler: the answer has another form/],
    ['breaks off', cuts, /^\/avtaler: the connection broke/],
    ['sends too much', overflows, /^\/avtaler: the answer is too large$/],
    [
      'sends items of another system',
      answersJson({ avtaler: [{ policyNumber: '1', name: 'Bil', productType: 'BIL', systemSource: 'NSF' }] }),
      /^\/avtaler: items break rules: bad-item \(systemSource\)$/,
    ],
  ])('that %s can’t be used', async (_case, behaviour, reason) => {
    source.behaviour = behaviour;
    const env = { SOURCE_NICE_URL: source.url, ...(behaviour === hangs && { SOURCE_TIMEOUT_MS: '300' }) };
    expect(await failureOf('SOURCE_NICE_URL', env)).toMatch(reason);
    source.reset();
  });

  test('that is down can’t be used', async () => {
    const port = await freePort();
    const env = { SOURCE_NICE_URL: `http://127.0.0.1:${port}` };
    expect(await failureOf('SOURCE_NICE_URL', env)).toBe(`/avtaler: connect ECONNREFUSED 127.0.0.1:${port}`);
  });

  test('needs the authority of its certificate', async () => {
    const env = { SOURCE_NICE_URL: secure.url };
    expect(await failureOf('SOURCE_NICE_URL', env)).toMatch(SELF_SIGNED);
    expect(await failureOf('SOURCE_NICE_URL', { ...env, SOURCE_NICE_CA: bank.caFile })).toBeNull();
  });

  test('needs a token, and its token service says why there is none', async () => {
    const tokens = await startTokenService();
    const env = {
      SOURCE_NICE_URL: source.url,
      SOURCE_NICE_TOKEN_URL: tokens.url,
      SOURCE_NICE_CLIENT_ID: 'portalen',
      SOURCE_NICE_CLIENT_SECRET: 'the-secret',
    };
    const withoutToken = '/avtaler: its token service gave no token';
    tokens.answer = (response) =>
      void response.writeHead(401, { 'content-type': 'application/json' }).end('{"error":"invalid_client"}');
    expect(await failureOf('SOURCE_NICE_URL', env)).toBe(`${withoutToken}: invalid_client`);
    tokens.answer = () => {};
    expect(await failureOf('SOURCE_NICE_URL', { ...env, SOURCE_TIMEOUT_MS: '300' })).toBe(
      `${withoutToken}: no answer in time (SOURCE_TIMEOUT_MS)`,
    );
    await tokens.close();
  });

  test('must have the offers too', async () => {
    source.answers.set('/tilbud', answersStatus(501));
    expect(await failureOf('SOURCE_NICE_URL', { SOURCE_NICE_URL: source.url })).toBe(
      '/tilbud: HTTP status 501',
    );
    source.reset();
  });

  test('is asked for all lists together, so that slow answers have time', async () => {
    const answers: (() => void)[] = [];
    source.behaviour = ({ url = '' }, response) => {
      answers.push(() => sendJson(response, { [basename(url)]: [] }));
      if (answers.length === 6) for (const answer of answers) answer();
    };
    const env = { SOURCE_NICE_URL: source.url, SOURCE_TIMEOUT_MS: '1000' };
    expect(await failureOf('SOURCE_NICE_URL', env)).toBeNull();
    source.reset();
  });

  test('may lack other lists, but must say so', async () => {
    const env = { SOURCE_NICE_URL: source.url };
    source.answers.set('/meldinger', answersStatus(501));
    expect(await failureOf('SOURCE_NICE_URL', env)).toBeNull();
    source.answers.set('/meldinger', answersStatus(403));
    expect(await failureOf('SOURCE_NICE_URL', env)).toBe('/meldinger: HTTP status 403');
    source.reset();
  });

  test('with the customer’s own data names the fields that can’t be used', async () => {
    const fields = [
      { ssn: ASKED_PERSON, navn: 'Kari', isLoMedlem: 'nei' },
      { ssn: ASKED_PERSON, livKunde: { eksisterer: true } },
      { helseerklaering: { antall: -1 }, motoroppgaver: [{ oppgavetype: 'X', beskrivelse: 'Bil' }] },
      [],
    ];
    const reasons = [
      ['SOURCE_CUSTOMER_URL', '/kunde: fields of the answer break rules: isLoMedlem'],
      ['SOURCE_CUSTOMER_URL', '/kunde: the answer has another form than the API requires: navn'],
      [
        'SOURCE_TASKS_URL',
        '/oppgaver: the answer has another form than the API requires: helseerklaering.antall, motoroppgaver[0].avtalenummer',
      ],
      ['SOURCE_MESSAGES_URL', '/kundekommunikasjon: the answer has another form than the API requires'],
    ] as const;
    for (const [at, [name, reason]] of reasons.entries()) {
      source.behaviour = answersJson(fields[at]);
      expect(await failureOf(name, { [name]: source.url })).toBe(reason);
    }
    source.reset();
  });

  test('may lack the asked person only if it says so with the code of an unknown customer', async () => {
    const env = {
      SOURCE_CUSTOMER_URL: source.url,
      SOURCE_TASKS_URL: source.url,
      SOURCE_MESSAGES_URL: source.url,
      SOURCE_RECOMMENDATIONS_URL: source.url,
    };
    const missing = expect.stringMatching(/wrong address, or an unknown customer .*: HTTP status 404$/);
    source.behaviour = answersStatus(404);
    expect(await reached(env)).toMatchObject(
      Object.fromEntries(Object.keys(env).map((name) => [name, missing])),
    );
    source.behaviour = answersStatus(404, '{"code":"UKJENT_KUNDE"}');
    expect(await reached(env)).toMatchObject({ SOURCE_CUSTOMER_URL: null, SOURCE_TASKS_URL: missing });
    source.reset();
  });
});

test.each<[string, UnleashStub['behaviour'], string | null]>([
  ['answers', null, null],
  ['refuses the token', (response) => response.writeHead(401).end(), 'HTTP status 401'],
  ['has its API at another path', (response) => response.end('<!doctype html>'), 'the answer has no toggles'],
  ['sends another form', (response) => response.end('{"feil":true}'), 'the answer has no toggles'],
])('an Unleash server that %s', async (_case, behaviour, failure) => {
  const unleash = new UnleashStub();
  unleash.behaviour = behaviour;
  await unleash.open();
  expect(await failureOf('UNLEASH_URL', unleash.env)).toBe(failure);
  await unleash.shut();
});

describe('the login provider', () => {
  test('can’t be used if it is down, slow or another one', async () => {
    const port = await freePort();
    const of = (issuer: string) => failureOf('OIDC_ISSUER', { ...provider.env, OIDC_ISSUER: issuer });
    expect(await of(`http://127.0.0.1:${port}`)).toContain('ECONNREFUSED');
    expect(await of(`${provider.issuer}/annen`)).toMatch(/unexpected HTTP response status code/);
    expect(await of(provider.issuer.replace('127.0.0.1', 'localhost'))).toMatch(/issuer/);
    provider.instead = () => true;
    expect(await of(provider.issuer)).toContain('no answer in time');
    provider.instead = null;
  });

  test('can’t be used if it refuses the secret, for example the one before a change', async () => {
    const refused = 'it refuses OIDC_CLIENT_ID with this secret or key';
    const earlier = { ...provider.env, OIDC_CLIENT_SECRET: 'the-secret-before-the-change' };
    expect(await failureOf('OIDC_ISSUER', earlier)).toBe(refused);
    expect(await failureOf('OIDC_ISSUER', { ...provider.env, OIDC_CLIENT_ID: 'other' })).toBe(refused);
    expect(await failureOf('OIDC_ISSUER', provider.env)).toBeNull();
  });

  test('can’t be used if its token endpoint gives no answer, though its metadata do', async () => {
    provider.instead = ({ method }) => method === 'POST';
    expect(await failureOf('OIDC_ISSUER', provider.env)).toBe(
      'its token endpoint: operation timed out: no answer in time',
    );
    provider.instead = ({ method }, response) => method === 'POST' && !!response.writeHead(503).end();
    expect(await failureOf('OIDC_ISSUER', provider.env)).toBe(
      'its token endpoint: unexpected HTTP response status code',
    );
    provider.instead = null;
  });

  test('can’t be used with a certificate of an unknown authority', async () => {
    const server = createServer({ cert: certified.cert, key: certified.key }, (_, response) =>
      response.end(),
    );
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const env = { ...provider.env, OIDC_ISSUER: `https://127.0.0.1:${portOf(server)}` };
    expect(await failureOf('OIDC_ISSUER', env)).toMatch(SELF_SIGNED);
    server.close();
  });
});

describe('the stores', () => {
  test('can’t be used if they are down', async () => {
    const port = await freePort();
    const found = await reached({
      DATABASE_URL: `postgres://portal:hemmelig@127.0.0.1:${port}/portal`,
      VALKEY_URL: `redis://127.0.0.1:${port}`,
    });
    expect(found).toEqual({
      DATABASE_URL: `connect ECONNREFUSED 127.0.0.1:${port}`,
      VALKEY_URL: `connect ECONNREFUSED 127.0.0.1:${port}`,
    });
  });

  test('can’t be used with a certificate of an unknown authority', async () => {
    const postgres = await secureServer(certified, { isPostgres: true });
    const valkey = await secureServer(certified);
    const found = await reached({
      DATABASE_URL: `postgres://portal:hemmelig@127.0.0.1:${portOf(postgres)}/portal?sslmode=verify-full`,
      VALKEY_URL: `rediss://127.0.0.1:${portOf(valkey)}`,
    });
    expect(found.DATABASE_URL).toMatch(SELF_SIGNED);
    expect(found.VALKEY_URL).toMatch(SELF_SIGNED);
    postgres.close();
    valkey.close();
  });

  test('of the portal itself can’t be used where the server could not open it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'reach-'));
    const failure = (DATA_DIR: string, env = {}) => failureOf('DATA_DIR', { DATA_DIR, ...env });
    const inFolder = (...path: string[]) => join(folder, ...path);
    const lacks = /its schema lacks .*; run `npm run migrate` first$/;
    const withoutMigrations = { MIGRATE_AT_START: 'off' };
    try {
      expect(await failure(inFolder('ny', 'data'))).toBeNull();
      expect(await failure(inFolder('ny'), withoutMigrations)).toMatch(lacks);
      expect(readdirSync(folder)).toEqual([]);

      writeFileSync(inFolder('fil'), '');
      expect(await failure(inFolder('fil'))).toMatch(/^ENOTDIR/);
      expect(await failure(inFolder('fil', 'data'))).toMatch(/^ENOTDIR/);

      mkdirSync(inFolder('annen'));
      writeFileSync(databaseFile(inFolder('annen')), 'not a database');
      expect(await failure(inFolder('annen'))).toBe('file is not a database');
      expect(await failure(inFolder('annen'), withoutMigrations)).toBe('file is not a database');

      await (await openDatabase({ dataDir: inFolder('egen') })).destroy();
      expect(await failure(inFolder('egen'))).toBeNull();
      expect(await failure(inFolder('egen'), withoutMigrations)).toBeNull();
      expect(readdirSync(inFolder('egen'))).toEqual([basename(databaseFile(''))]);

      const demo = await openDatabase({ dataDir: inFolder('demo') });
      await fillEmptyStore(demo);
      await demo.destroy();
      expect(await failure(inFolder('demo'))).toBeNull();
      for (const env of [{}, withoutMigrations])
        expect(
          await failureOf('DATA_DIR', { DATA_DIR: inFolder('demo'), ...env }, ['NICE', 'FJORD']),
        ).toMatch(
          /^the store has .* of EIKA_PERSON, EIKA_SKADE, .*, which DISTRIBUTORS_FILE doesn't name\. /,
        );
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test('can’t be used with a wrong account or an old schema', async () => {
    const url = new URL(inject('postgresUrl'));
    url.pathname = '/ingen';
    expect(await failureOf('DATABASE_URL', { DATABASE_URL: url.href })).toBe(
      'database "ingen" does not exist',
    );
    const env = { DATABASE_URL: inject('postgresUrl'), MIGRATE_AT_START: 'off' };
    expect(await failureOf('DATABASE_URL', env)).toContain('run `npm run migrate` first');
  });
});

function portOf(server: Pick<Server, 'address'>): number {
  return (server.address() as AddressInfo).port;
}
