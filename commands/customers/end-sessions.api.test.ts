import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { valkeyState } from '../../server/platform/state/valkey-state.ts';
import { databases, type TestDatabase } from '../../server/testing/databases.ts';
import { expectProblem } from '../../server/testing/guarded-endpoints.ts';
import { openPortal, type TestPortal } from '../../server/testing/portal.ts';
import { findValkey, startValkey, type Valkey } from '../../server/testing/valkey.ts';
import { callCommand } from '../shared/testing/call-command.ts';
import { runCommand } from './command.ts';
import { endSessions } from './end-sessions.ts';
import { withPortal } from './open-portal.ts';
import { customersCommand, JONAS, KARI } from './testing/customers-command.ts';

describe.skipIf(!findValkey()).each(databases())('end-sessions with Valkey and $name', ({ open }) => {
  let valkey: Valkey | null;
  let database: TestDatabase;
  let portals: TestPortal[];
  beforeAll(async () => {
    // Its own Valkey: the command ends the sessions of every test.
    valkey = await startValkey();
    database = await open();
    const url = valkey?.url ?? '';
    const openServer = async () => await openPortal({ ...database, state: await valkeyState(url, () => {}) });
    portals = [await openServer(), await openServer()];
  });
  afterAll(async () => {
    for (const { app, state } of portals) {
      await app.close();
      await state.close();
    }
    await database.close();
    await valkey?.stop();
  });

  const run = async (...args: string[]) =>
    await callCommand(runCommand, ['end-sessions', ...args], {
      input: '',
      env: { ...database.env, VALKEY_URL: valkey?.url ?? '' },
      security: () => {},
    });

  test('says where it looked for sessions without VALKEY_URL', async () => {
    const kari = await loggedIn(KARI);
    for (const whose of [KARI, '--all']) {
      const result = await callCommand(runCommand, ['end-sessions', whose], { env: database.env });
      expect(result.stdout).toMatch(/^Ended 0 sessions/);
      expect(result.stderr).toContain('If the servers have VALKEY_URL, set it for this command too.');
    }
    expect((await kari.call('GET', '/skadekunde/hent')).statusCode).toBe(200);
    expect(await run(KARI)).toEqual({ code: 0, stdout: 'Ended 1 session.\n', stderr: '' });
    expect(await run(KARI)).toEqual({ code: 0, stdout: 'Ended 0 sessions.\n', stderr: '' });
    await portals[0]?.db.deleteFrom('audit').execute();
  });

  async function loggedIn(ssn: string, place = 0) {
    const browser = portals[place]?.browser();
    if (!browser) throw new Error('no server');
    await browser.logIn(ssn);
    return browser;
  }

  test('every server refuses the sessions of the customer, and then of everyone', async () => {
    const kari = [await loggedIn(KARI), await loggedIn(KARI, 1)];
    const jonas = await loggedIn(JONAS);
    expect(await run(KARI)).toEqual({ code: 0, stdout: 'Ended 2 sessions.\n', stderr: '' });
    for (const browser of kari) expectProblem(await browser.call('GET', '/skadekunde/hent'), 401);
    expect((await jonas.call('GET', '/skadekunde/hent')).statusCode).toBe(200);
    const all = [
      await loggedIn(KARI),
      jonas,
      ...(await Promise.all(
        Array(20)
          .fill(JONAS)
          .map((ssn) => loggedIn(ssn, 1)),
      )),
    ];
    expect((await run('--all')).stdout).toBe('Ended 22 sessions of 2 customers.\n');
    for (const browser of all) expectProblem(await browser.call('GET', '/skadekunde/hent'), 401);
    const ends = portals[0]?.db.selectFrom('audit').where('action', '=', 'session-ended-by-bank');
    expect(await ends?.select('id').execute()).toHaveLength(24);
    expect(await portals[0]?.state.listExpired(100)).toEqual([]);
  });
});

describe.each(databases())('end-sessions on $name', ({ open }) => {
  const { database, db, loggedIn, operators, run, runProgram } = customersCommand(open);

  test('--all logs who ended the sessions of all customers', async () => {
    await run(['end-sessions', '--all']);
    expect(operators).toEqual([expect.not.objectContaining({ customerId: expect.anything() })]);
    expect(operators).toMatchObject([{ event: 'changed-by-operator', command: 'end-sessions' }]);
  });

  test('logs the customer out on all devices, and records it', async () => {
    const browsers = [await loggedIn(), await loggedIn()];
    const jonas = await loggedIn(JONAS);
    expect(await run(['end-sessions', KARI])).toEqual({ code: 0, stdout: 'Ended 2 sessions.\n', stderr: '' });
    for (const browser of browsers) expectProblem(await browser.call('GET', '/skadekunde/hent'), 401);
    expect((await jonas.call('GET', '/skadekunde/hent')).statusCode).toBe(200);
    expect(await run(['end-sessions', '-'], { input: KARI })).toMatchObject({
      stdout: 'Ended 0 sessions.\n',
    });
    const again = await loggedIn();
    expect((await again.call('GET', '/skadekunde/hent')).statusCode).toBe(200);
    const { stdout } = await run(['audit', KARI, '--since', '2026-01-01']);
    expect(stdout.match(/ {2}session-ended-by-bank {2}fremtind {2}Unknown device$/gm)).toHaveLength(2);
    const { aktiviteter } = (await again.call('GET', '/sikkerhet/aktivitet')).json();
    expect(aktiviteter.map(({ hva }: { hva: string }) => hva)).toContain('OKT_AVSLUTTET_AV_BANKEN');
  });

  test('--all logs every customer out', async () => {
    const browsers = [await loggedIn(), await loggedIn(), await loggedIn(JONAS)];
    const { code, stdout, stderr } = await runProgram(['end-sessions', '--all']);
    expect([code, stdout]).toEqual([0, 'Ended 3 sessions of 2 customers.\n']);
    expect(JSON.parse(stderr)).toMatchObject({ event: 'changed-by-operator', command: 'end-sessions' });
    for (const browser of browsers) expectProblem(await browser.call('GET', '/skadekunde/hent'), 401);
    expect((await run(['audit', JONAS, '--since', '2026-01-01'])).stdout).toContain('session-ended-by-bank');
    expect(await run(['end-sessions', '--all'])).toMatchObject({
      stdout: 'Ended 0 sessions of 0 customers.\n',
    });
  });

  test('ends no session whose end it can not record', async () => {
    const browser = await loggedIn();
    await sql`alter table audit rename column login to renamed`.execute(db());
    try {
      for (const whose of [KARI, '--all']) {
        expect(await run(['end-sessions', whose])).toMatchObject({
          code: 1,
          stdout: '',
          stderr: expect.stringMatching(/^end-sessions failed: .*\nSessions may still be active/),
        });
      }
    } finally {
      await sql`alter table audit rename column renamed to login`.execute(db());
    }
    expect((await browser.call('GET', '/skadekunde/hent')).statusCode).toBe(200);
    expect(await run(['end-sessions', '--all'])).toMatchObject({
      stdout: 'Ended 1 session of 1 customer.\n',
    });
  });

  test('keeps the record of a session that a second command ends', async () => {
    await loggedIn();
    const io = { env: database().env, printError: () => {} };
    await withPortal(io, async (opened) => {
      const { state } = opened;
      const taken = async (key: string) => {
        await state.take(key);
        return null;
      };
      const ended = await endSessions({ ...opened, state: { ...state, take: taken } }, null, io);
      expect(ended).toEqual({ sessions: 0, customers: 0 });
    });
    expect((await run(['audit', KARI, '--since', '2026-01-01'])).stdout).toContain('session-ended-by-bank');
  });
});
