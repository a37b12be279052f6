import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import shipped from '../distributors.json' with { type: 'json' };
import { freePort } from '../tools/free-port.mjs';
import { nodeEnv, serverArgs } from '../tools/run-node.mjs';
import { makeScratchFolder } from '../tools/scratch-folder.mjs';
import { ROOT } from './platform/root.ts';
import { type ServerProcess, startServer } from './testing/server-process.ts';
import { UnleashStub } from './testing/unleash-server.ts';
import { startValkey } from './testing/valkey.ts';

let dataDir: string;
let server: ServerProcess | undefined;
beforeEach(() => {
  dataDir = makeScratchFolder('server-');
});
afterEach(async () => {
  await server?.stop();
  server = undefined;
  rmSync(dataDir, { recursive: true });
});

async function start(env: NodeJS.ProcessEnv = {}): Promise<ServerProcess> {
  server = await startServer({ DATA_DIR: dataDir, ...env });
  return server;
}

/** Writes a distributor file with changes to the first distributor. Returns its path. */
function fileWith(changes: object): string {
  const [first, ...rest] = shipped.distributors;
  const path = join(dataDir, 'distributors.json');
  writeFileSync(path, JSON.stringify({ ...shipped, distributors: [{ ...first, ...changes }, ...rest] }));
  return path;
}

function customersStored(folder = dataDir): number {
  const database = new DatabaseSync(join(folder, 'forsikringsoversikt.db'), { readOnly: true });
  const row = database.prepare('select count(*) as count from customer').get();
  database.close();
  return Number(row?.count);
}

// Linux's file that is always full.
test.skipIf(!existsSync('/dev/full'))(
  'a full disk under the log stops neither answers nor the end',
  async () => {
    const full = openSync('/dev/full', 'w');
    const [port, internalPort] = [await freePort(), await freePort()];
    const env = { DATA_DIR: dataDir, PORT: `${port}`, INTERNAL_PORT: `${internalPort}`, LOG_LEVEL: 'info' };
    const child = spawn(process.execPath, serverArgs, {
      cwd: ROOT,
      env: { ...nodeEnv, PATH: process.env.PATH, DRAIN_SECONDS: '1', ...env },
      stdio: ['ignore', full, 'ignore'],
    });
    try {
      const statusOf = async (at: number, path: string) =>
        (await fetch(`http://localhost:${at}${path}`, { signal: AbortSignal.timeout(20_000) })).status;
      await expect
        .poll(() => statusOf(internalPort, '/internal/health/ready').catch(() => 0), { timeout: 20_000 })
        .toBe(200);
      for (let request = 0; request < 3; request += 1)
        expect(await statusOf(port, '/privat/forsikring/oversikt/')).toBe(200);
      child.kill('SIGTERM');
      expect(await once(child, 'exit', { signal: AbortSignal.timeout(10_000) })).toEqual([0, null]);
    } finally {
      child.kill('SIGKILL');
      closeSync(full);
    }
  },
);

describe('a start', () => {
  test('with DEMO=off leaves an empty store empty, and lists no customers', async () => {
    const { output } = await start({ DEMO: 'off' });
    expect(customersStored()).toBe(0);
    expect(output()).not.toContain('Kari');
    expect(output()).not.toContain('Who can log in');
  });

  test('prints the systems of stored items that no source answers for, or whose items a service answers for', async () => {
    const file = fileWith({});
    writeFileSync(file, JSON.stringify({ ...shipped, systems: [{ name: 'NICE' }, { name: 'FJORD' }] }));
    const { output } = await start({ DISTRIBUTORS_FILE: file, SOURCE_NICE_URL: 'http://127.0.0.1:9/nice' });
    await expect.poll(output).toMatch(/DATA_DIR \S+: the store still has/);
    const lines = output().split('\n');
    expect(lines).toContainEqual(
      expect.stringMatching(
        /DATA_DIR \S+: the store has .* of EIKA_PERSON, .*, which DISTRIBUTORS_FILE doesn't name/,
      ),
    );
    expect(lines).toContainEqual(
      expect.stringMatching(
        /DATA_DIR \S+: the store still has .* of NICE, which services answer for\. Customers neither see/,
      ),
    );
    expect(lines.filter((line) => line.includes('NICE'))).toHaveLength(1);
  });

  test('on an old Node prints one line and ends with code 1', async () => {
    const old = `data:text/javascript,Object.defineProperty(process.versions,'node',{value:'20.20.2'})`;
    const { output, ended } = await start({ NODE_OPTIONS: `--import "${old}"` });
    expect([output(), await ended]).toEqual(['The portal needs Node 24.0 or later; this is 20.20.\n', 1]);
  });

  test('loads nothing before the version of Node is checked', () => {
    const entry = readFileSync(join(ROOT, 'dist/portal/main.js'), 'utf8');
    expect(entry).not.toMatch(/^(?:import[^(]|export .*from)/m);
  });

  test('at the same time as another one on the same empty folder succeeds', async () => {
    const [, second] = await Promise.all([start(), startServer({ DATA_DIR: dataDir })]);
    expect([await second.stop(), second.port > 0]).toEqual([0, true]);
    expect(customersStored()).toBe(12);
  });

  test('in production writes only JSON lines, also when Valkey is lost', async () => {
    const valkey = await startValkey();
    const { output, port } = await start({
      ...(valkey && { VALKEY_URL: valkey.url }),
      NODE_ENV: 'production',
      OIDC_ISSUER: 'https://id.example',
      OIDC_CLIENT_ID: 'portal',
      OIDC_CLIENT_SECRET: 'hemmelig',
      ANALYTICS_PROJECT_KEY: 'prosjekt1',
      DISTRIBUTORS_FILE: fileWith({ statisticsOptIn: undefined }),
    });
    await expect.poll(output).toContain('no statistics are kept at fremtind');
    await valkey?.stop();
    if (valkey) await expect.poll(output).toContain('Valkey: ');
    const lines = output().trim().split('\n');
    const messages = lines.map((line) => JSON.parse(line).msg);
    expect(messages).toContain(`The portal is at http://localhost:${port}/privat/forsikring/oversikt/`);
  });

  test('on the schema of a newer version leaves its customers unchanged, serves them and prints a notice', async () => {
    const first = await start();
    await first.stop();
    const database = new DatabaseSync(join(dataDir, 'forsikringsoversikt.db'));
    database.exec("delete from customer where name <> 'Kari Nordmann'");
    database.exec("insert into kysely_migration values ('999-of-tomorrow', '2999-01-01T00:00:00.000Z')");
    database.close();
    const { port, output } = await start();
    await expect
      .poll(output)
      .toContain('The database has migrations of a newer version and is used unchanged: 999-of-tomorrow');
    expect(customersStored()).toBe(1);
    expect((await fetch(`http://127.0.0.1:${port}/internal/health/ready`)).status).toBe(200);
  });

  test.each([
    [
      { PORT: 'x', DEMO: 'x', DISTRIBUTORS_FILE: '/finnes/ikke.json' },
      [
        'PORT must be a port from 0 to 65535, but is "x".',
        'DEMO must be on or off, but is "x".',
        'DISTRIBUTORS_FILE /finnes/ikke.json cannot be read.',
      ],
    ],
    [{ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/x' }, ["DATABASE_URL: the database can't be used:"]],
    [{ VALKEY_URL: 'redis://127.0.0.1:1' }, ["VALKEY_URL: the Valkey server can't be used:"]],
    [{ DATA_DIR: '/dev/null/data' }, ["DATA_DIR /dev/null/data: the database can't be used:"]],
    [{ DATA_DIR: '/proc/data' }, ["DATA_DIR /proc/data: the database can't be used:"]],
  ])('with %j ends with readable lines and code 1', async (env, lines) => {
    const { output, ended } = await start(env);
    expect(await ended).toBe(1);
    for (const line of lines) expect(output()).toContain(line);
    expect(output()).not.toMatch(/^\s+at /m);
  });

  test('on a failing disk says what to do', async () => {
    mkdirSync(join(dataDir, 'forsikringsoversikt.db-wal'));
    const { output, ended } = await start();
    expect(await ended).toBe(1);
    expect(output()).toContain('disk I/O error: the disk may be full or failing.');
  });
});

/** Sends data that no HTTP client sends. Returns the connection, and the data received until it is closed. */
async function sendRaw(port: number, text: string) {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(text);
  const received: string[] = [];
  socket.setEncoding('utf8').on('data', (part: string) => received.push(part));
  const closed = once(socket, 'close').then(() => received.join(''));
  return { socket, received: () => received.join(''), closed };
}

/** Returns a logout request without the last of the two bytes of its body. */
async function partOfLogout(port: number): Promise<string> {
  const status = await fetch(`http://localhost:${port}/api/privat/forsikring/auth/session-status`, {
    headers: { 'x-requested-by': 'test' },
  });
  const cookies = status.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0]);
  const token = cookies.find((cookie) => cookie?.startsWith('XSRF-TOKEN='))?.split('=')[1];
  return (
    `POST /api/privat/forsikring/auth/logout HTTP/1.1\r\nHost: localhost:${port}\r\nX-Requested-By: test\r\n` +
    `Cookie: ${cookies.join('; ')}\r\nX-XSRF-TOKEN: ${token}\r\n` +
    'Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{'
  );
}

describe('a server without configuration', () => {
  let folder: string;
  let shared: ServerProcess;
  beforeAll(async () => {
    folder = makeScratchFolder('server-');
    shared = await startServer({ DATA_DIR: folder });
  });
  afterAll(async () => {
    await shared.stop();
    rmSync(folder, { recursive: true });
  });

  test('fills an empty store, and prints address, data and the customers who can log in', () => {
    expect(shared.output()).toContain(
      `The portal is at http://localhost:${shared.port}/privat/forsikring/oversikt/`,
    );
    expect(shared.output()).toContain(`Its data are in ${folder}`);
    expect(shared.output()).toContain('01819021887  Kari Nordmann');
    expect(customersStored(folder)).toBe(12);
  });

  test('serves health and metrics', async () => {
    expect((await ask(shared.port, '/health/live')).status).toBe(200);
    expect((await ask(shared.port, '/health/ready')).status).toBe(200);
    const metrics = await ask(shared.port, '/metrics');
    expect(metrics.headers.get('content-type')).toContain('text/plain');
    expect(await metrics.text()).toContain('http_request_duration_seconds_bucket');
  });

  test('answers 404 to an attacker who requests files outside the static folder, and logs nothing', async () => {
    const paths = [
      '../../../package.json',
      '%2e%2e/%2e%2e/package.json',
      '..%5c..%5cpackage.json',
      '\\..\\..\\package.json',
      '//etc/passwd',
      '%00',
      '.',
      'x'.repeat(300),
    ];
    for (const path of paths) {
      const { closed } = await sendRaw(
        shared.port,
        `GET /privat/forsikring/oversikt/filer/${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
      );
      expect(await closed, path).toMatch(/^HTTP\/1\.1 404 /);
    }
    expect(shared.output()).not.toContain('"level":50');
  });

  test('keeps its port: a second one there ends with a readable line', async () => {
    const second = await start({ DATA_DIR: folder, PORT: String(shared.port) });
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(`PORT ${shared.port} on HOST 127.0.0.1 can't be used:`);
  });
});

describe('an attacker', () => {
  test('who never completes the headers or the body of a request loses the connection', async () => {
    const { port } = await start({ DEMO: 'off', REQUEST_SECONDS: '1' });
    const head = await sendRaw(port, 'GET /privat/forsikring/oversikt/ HTTP/1.1\r\nHost: local');
    const body = await sendRaw(port, await partOfLogout(port));
    expect(await head.closed).toMatch(/^HTTP\/1\.1 408 /);
    expect(await body.closed).toMatch(/^HTTP\/1\.1 408 /);
  });
});

const ask = (port: number, path: string) => fetch(`http://127.0.0.1:${port}/internal${path}`);

describe('operations', () => {
  test('are only available at INTERNAL_PORT if it is set', async () => {
    const { port, output } = await start({ INTERNAL_PORT: '0', DEMO: 'off' });
    const internal = Number(/localhost:(\d+)\/internal/.exec(output())?.[1]);
    const paths = [
      '/internal/health/ready',
      '/%69nternal/metrics',
      '/api/privat/forsikring/openapi.json',
      '/privat/forsikring/oversikt/',
    ];
    const statusesAt = async (at: number) =>
      await Promise.all(paths.map(async (path) => (await fetch(`http://127.0.0.1:${at}${path}`)).status));
    expect(await statusesAt(internal)).toEqual([200, 200, 200, 404]);
    expect(await statusesAt(port)).toEqual([404, 404, 404, 200]);
    const idleTimes = [port, internal].map(async (at) =>
      (await fetch(`http://127.0.0.1:${at}/`)).headers.get('keep-alive'),
    );
    expect(await Promise.all(idleTimes)).toEqual(['timeout=72', 'timeout=72']);
  });

  test('after SIGTERM report not ready at once, send Connection: close and exit with code 0 after the current request', async () => {
    const { port, child, ended } = await start({ DEMO: 'off', DRAIN_SECONDS: '6' });
    const { socket, received, closed } = await sendRaw(port, await partOfLogout(port));
    child.kill('SIGTERM');
    await expect.poll(async () => (await ask(port, '/health/ready')).status).toBe(503);
    const live = await ask(port, '/health/live');
    expect([live.status, live.headers.get('connection')]).toEqual([200, 'close']);
    const refused = () =>
      ask(port, '/health/live').then(
        () => false,
        () => true,
      );
    await expect.poll(refused, { timeout: 10_000 }).toBe(true);
    expect(received()).toBe('');
    socket.write('}');
    expect(await closed).toMatch(/^HTTP\/1\.1 200 (.|\r\n)*connection: close\r\n/);
    expect(await ended).toBe(0);
  });

  test('after SIGTERM wait at most DRAIN_SECONDS for a request that never ends', async () => {
    const { port, child, ended, output } = await start({ DEMO: 'off', DRAIN_SECONDS: '2' });
    const { closed } = await sendRaw(port, await partOfLogout(port));
    child.kill('SIGTERM');
    const begun = performance.now();
    expect(await ended).toBe(0);
    expect(performance.now() - begun).toBeLessThan(15_000);
    expect(output()).toContain('some requests were not finished in time');
    await closed;
  });

  test('exit with code 0 on SIGTERM while an Unleash server does not respond', async () => {
    const unleash = new UnleashStub();
    unleash.behaviour = () => {};
    await unleash.open();
    const { port, child, ended } = await start({ DEMO: 'off', ...unleash.env });
    expect((await ask(port, '/health/ready')).status).toBe(200);
    expect(unleash.requests.length).toBeGreaterThan(0);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    await unleash.shut();
  });

  test('after SIGHUP exit with code 0 after the current request', async () => {
    const { port, child, ended } = await start({ DEMO: 'off' });
    const { socket, closed } = await sendRaw(port, await partOfLogout(port));
    child.kill('SIGHUP');
    await expect.poll(() => ask(port, '/health/live').catch(() => null)).toBeNull();
    socket.write('}');
    expect(await closed).toMatch(/^HTTP\/1\.1 200 /);
    expect(await ended).toBe(0);
  });

  test('stop only once on two signals', async () => {
    const { child, ended } = await start({ DEMO: 'off' });
    child.kill('SIGTERM');
    child.kill('SIGTERM');
    child.kill('SIGINT');
    expect(await ended).toBe(0);
  });
});
