import { execFileSync, spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Readable, Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS } from '../../domain/days.ts';
import { osloDate } from '../../domain/oslo-date.ts';
import { claimText, recordUse } from '../../server/cover/text-store.ts';
import type { Database } from '../../server/platform/db/database.ts';
import { isPostgres } from '../../server/platform/db/is-postgres.ts';
import type { TestBrowser } from '../../server/testing/browser.ts';
import { databases, emptyDatabase, type TestDatabase } from '../../server/testing/databases.ts';
import { JPEG, sendFile } from '../../server/testing/file-forms.ts';
import { expectProblem } from '../../server/testing/guarded-endpoints.ts';
import { openPortal, type TestPortal } from '../../server/testing/portal.ts';
import { fillEmptyStore } from '../portfolio/demo.ts';
import { type CommandResult, callCommand } from '../shared/testing/call-command.ts';
import { runCommand } from './command.ts';
import { endSessions } from './end-sessions.ts';
import { withPortal } from './open-portal.ts';

const KARI = '01819021887';
const JONAS = '14860161339';
const NOBODY = '13919110028';

describe.each(databases())('the customers command line on $name', ({ name, open }) => {
  let database: TestDatabase;
  let portal: TestPortal;
  const logged: string[] = [];
  /** the lines about what operators read and changed */
  const operators: object[] = [];
  beforeAll(async () => {
    database = await open();
    portal = await openPortal(
      database,
      { LOG_LEVEL: 'info' },
      { logTo: { write: (line) => void logged.push(line) } },
    );
  });
  beforeEach(async () => {
    await emptyDatabase(portal.db);
    await fillEmptyStore(portal.db);
    logged.length = 0;
    operators.length = 0;
  });
  afterAll(() => portal.close());

  const run = async (args: string[], { input = '', env = {} } = {}) =>
    await callCommand(runCommand, args, {
      ...{ input, env: { ...database.env, ...env } },
      security: (line) => operators.push(JSON.parse(line)),
    });

  /** Runs the command line as a separate process. */
  async function runProgram(args: string[], input = ''): Promise<CommandResult> {
    const { NODE_COMPILE_CACHE, PATH } = process.env;
    const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), ...args], {
      env: { NODE_COMPILE_CACHE, PATH, ...database.env },
    });
    const ended = new Promise<number>((resolve) => child.on('close', resolve));
    child.stdin.end(input);
    const outputs = await Promise.all([buffer(child.stdout), buffer(child.stderr)]);
    const [stdout = '', stderr = ''] = outputs.map(String);
    return { code: await ended, stdout, stderr };
  }

  const loggedIn = (ssn = KARI) => portal.loggedIn(ssn);

  async function karisId(): Promise<string> {
    const row = portal.db.selectFrom('customer').select('id').where('ssn', '=', KARI);
    return (await row.executeTakeFirstOrThrow()).id;
  }

  /** Returns the rows of all tables as text. */
  async function everything(): Promise<string> {
    const tables = await portal.db.introspection.getTables({ withInternalKyselyTables: true });
    const rows = await Promise.all(
      tables.map(async ({ name }) => [
        name,
        (await sql`select * from ${sql.table(name)}`.execute(portal.db)).rows,
      ]),
    );
    return JSON.stringify(rows);
  }

  test('show prints the number of records without the full national id', async () => {
    await sendFile(await loggedIn(), 'NICE/26-104417', JPEG);
    const { code, stdout } = await run(['show', KARI]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^files sent to claims +1$/m);
    expect(stdout).toMatch(/^changes in the feed +1$/m);
    expect(stdout).toMatch(/^name +Kari Nordmann$/m);
    expect(stdout).toMatch(/^sessions +1$/m);
    expect(stdout).toMatch(/^agreements +1\d$/m);
    expect(stdout).toMatch(/^deletion requested +no$/m);
    expect(stdout).not.toContain(KARI);
  });

  test('export writes the same data as the customer can download', async () => {
    const browser = await loggedIn();
    const own = (await browser.call('GET', '/mine-data')).json();
    const { code, stdout, stderr } = await runProgram(['export', '-'], `${KARI}\n`);
    expect([code, JSON.parse(stderr)]).toEqual([0, expect.objectContaining({ command: 'export' })]);
    const okter = own.okter.map((each: object) => ({ ...each, denne: false }));
    expect(JSON.parse(stdout)).toEqual({ ...own, okter });
  });

  test('delete removes the data from the files although its output is on a full disk', async () => {
    await loggedIn();
    const lines: string[] = [];
    const code = await runCommand(['delete', KARI], {
      env: database.env,
      stdin: Readable.from([]),
      stdout: fullOutput(),
      printError: (line) => lines.push(line),
    });
    expect([code, ...lines.slice(1)]).toEqual([
      1,
      'It is done, but the result could not be printed: no space left',
    ]);
    expect(filesOf(database)).not.toContain('kari.nordmann@example.com');
  });

  test('export includes stored items of a system that the distributor file does not name', async () => {
    const item = portal.db.updateTable('item').set({ system: 'FUSJON' }).where('list', '=', 'tilbud');
    await item.execute();
    const { code, stdout, stderr } = await run(['export', KARI]);
    expect(code).toBe(0);
    expect(stderr).not.toContain('missing');
    expect(JSON.parse(stdout).tilbud).not.toEqual([]);
    expect((await run(['show', KARI])).stdout).toMatch(
      new RegExp(`^offers +${JSON.parse(stdout).tilbud.length}$`, 'm'),
    );
  });

  test.each([
    ['read', 'show', ['show', KARI]],
    ['read', 'export', ['export', KARI]],
    ['read', 'audit', ['audit', KARI, '--since', '2026-01-01']],
    ['read', 'deletion-requests', ['deletion-requests']],
    ['changed', 'answer-request', ['answer-request', KARI]],
    ['changed', 'end-sessions', ['end-sessions', KARI]],
    ['changed', 'end-sharing', ['end-sharing', KARI]],
    ['changed', 'delete', ['delete', KARI]],
  ])('logs who %s the data of which customer: %s', async (did, command, args) => {
    await (await loggedIn()).call('POST', '/mine-data/sletting');
    const id = await karisId();
    expect((await run(args, { env: { SUDO_USER: 'ola' } })).code).toBe(0);
    expect(operators).toEqual([
      {
        ...{ level: 30, time: expect.any(Number), name: 'security', event: `${did}-by-operator` },
        ...{ command, customerId: id, user: expect.stringMatching(/^(?!ola$)./), sudoUser: 'ola' },
      },
    ]);
  });

  test('end-sessions --all logs who ended the sessions of all customers', async () => {
    await run(['end-sessions', '--all']);
    expect(operators).toEqual([expect.not.objectContaining({ customerId: expect.anything() })]);
    expect(operators).toMatchObject([{ event: 'changed-by-operator', command: 'end-sessions' }]);
  });

  test('deletion-requests lists the requests that stand, the oldest first', async () => {
    expect(await run(['deletion-requests'])).toEqual({
      code: 0,
      stdout: '',
      stderr: 'There are no deletion requests.\n',
    });
    await (await loggedIn(JONAS)).call('POST', '/mine-data/sletting');
    await (await loggedIn()).call('POST', '/mine-data/sletting');
    const { stdout } = await run(['deletion-requests']);
    expect(stdout.trim().split('\n')).toEqual([
      expect.stringMatching(new RegExp(`^\\S+  ${JONAS}  Jonas Bakken$`)),
      expect.stringMatching(new RegExp(`^\\S+  ${KARI}  Kari Nordmann$`)),
    ]);
    await (await loggedIn(JONAS)).call('DELETE', '/mine-data/sletting');
    expect((await run(['deletion-requests'])).stdout).toMatch(new RegExp(`^\\S+  ${KARI}  Kari Nordmann\n$`));
  });

  test('answer-request closes a request, which the customer sees, and who can ask again', async () => {
    const browser = await loggedIn();
    const none = 'The customer has no request for deletion.\n';
    expect(await run(['answer-request', KARI])).toEqual({ code: 1, stdout: '', stderr: none });
    await browser.call('POST', '/mine-data/sletting');
    expect(await run(['answer-request', '-'], { input: KARI })).toEqual({
      code: 0,
      stdout: 'Closed 1 request for deletion.\n',
      stderr: '',
    });
    expect((await browser.call('GET', '/mine-data/status')).json()).not.toHaveProperty('sletting');
    const { aktiviteter } = (await browser.call('GET', '/sikkerhet/aktivitet')).json();
    expect(aktiviteter[0]).toMatchObject({ hva: 'SLETTING_BESVART' });
    expect((await run(['deletion-requests'])).stdout).toBe('');
    await browser.call('POST', '/mine-data/sletting');
    expect((await run(['deletion-requests'])).stdout).toContain(KARI);
  });

  test("audit lists the customer's activities since a day", async () => {
    const browser = await loggedIn();
    await browser.call('PUT', '/skadekunde/kontaktinformasjon', { epostAdresse: 'ny@eksempel.no' });
    const { stdout } = await run(['audit', KARI, '--since', '2026-01-01']);
    expect(stdout.trim().split('\n')).toEqual([
      expect.stringMatching(/ {2}email-changed {2}fremtind {2}Unknown device$/),
      expect.stringMatching(/ {2}logged-in {2}fremtind {2}Unknown device$/),
    ]);
    expect(stdout).not.toContain('eksempel');
    expect(await run(['audit', KARI, '--since', '2099-01-01'])).toMatchObject({ code: 0, stdout: '' });
  });

  test('end-sharing ends what the customer gives and receives, on both sides', async () => {
    const [kari, jonas] = [await loggedIn(), await loggedIn(JONAS)];
    const share = async (from: TestBrowser, ssn: string) =>
      (await from.call('POST', '/deling', { ssn, omfang: ['FORSIKRINGER'], dager: 30 })).json().id;
    const given = await share(kari, JONAS);
    await jonas.call('POST', `/deling/${given}/godta`);
    await share(jonas, KARI);
    await share(jonas, NOBODY);
    const look = async () =>
      (await jonas.call('GET', '/avtaleoversikt/avtaler', undefined, { 'x-kfp-vegne-av': given })).statusCode;
    expect(await look()).toBe(200);
    expect((await run(['show', KARI])).stdout).toMatch(/^sharings +1 given, 1 received$/m);
    expect(await run(['end-sharing', KARI])).toEqual({ code: 0, stdout: 'Ended 2 sharings.\n', stderr: '' });
    expect(await look()).toBe(404);
    expect(await run(['end-sharing', '-'], { input: KARI })).toMatchObject({ stdout: 'Ended 0 sharings.\n' });
    expect((await kari.call('GET', '/deling')).json()).toEqual({ gitt: [], mottatt: [] });
    const { gitt, mottatt } = (await jonas.call('GET', '/deling')).json();
    expect([gitt.length, mottatt]).toEqual([1, []]);
    const { stdout } = await run(['audit', JONAS, '--since', '2026-01-01']);
    expect(stdout).toMatch(/ {2}sharing-ended {2}- {2}-$/m);
  });

  test.skipIf(name === 'PostgreSQL')('end-sharing says that a customer was deleted meanwhile', async () => {
    await sql`create trigger meanwhile before update on customer
      begin delete from customer where id = old.id; end`.execute(portal.db);
    const result = await run(['end-sharing', KARI]);
    await sql`drop trigger meanwhile`.execute(portal.db);
    expect(result).toEqual({ code: 1, stdout: '', stderr: 'No customer has that national id.\n' });
  });

  test('end-sessions logs the customer out on all devices, and records it', async () => {
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

  test('end-sessions --all logs every customer out', async () => {
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

  test('end-sessions ends no session whose end it can not record', async () => {
    const browser = await loggedIn();
    await sql`alter table audit rename column login to renamed`.execute(portal.db);
    try {
      for (const whose of [KARI, '--all']) {
        expect(await run(['end-sessions', whose])).toMatchObject({
          code: 1,
          stdout: '',
          stderr: expect.stringMatching(/^end-sessions failed: .*\nSessions may still be active/),
        });
      }
    } finally {
      await sql`alter table audit rename column renamed to login`.execute(portal.db);
    }
    expect((await browser.call('GET', '/skadekunde/hent')).statusCode).toBe(200);
    expect(await run(['end-sessions', '--all'])).toMatchObject({
      stdout: 'Ended 1 session of 1 customer.\n',
    });
  });

  test('end-sessions keeps the record of a session that a second command ends', async () => {
    await loggedIn();
    const io = { env: database.env, printError: () => {} };
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

  describe('delete', () => {
    /**
     * Creates data of the customer in every table and in the shared state. Returns values that identify it.
     */
    async function leaveTraces(): Promise<{ browser: TestBrowser; traces: string[] }> {
      const browser = await loggedIn();
      const { kfpSessionId } = (await browser.call('GET', '/auth/session-status')).json();
      await browser.call('POST', '/feedback/', {
        feedbackValue: '5',
        text: 'Dette skrev jeg',
        page: '/oversikt',
      });
      await browser.call('PUT', '/skadekunde/kontaktinformasjon', { epostAdresse: 'bare-kari@eksempel.no' });
      await browser.call('POST', '/jumpsst/');
      await browser.call('POST', '/lenke', { url: 'https://dokumenter.eksempel.no/karis-lenke.pdf' });
      await browser.call('GET', '/mine-data');
      await browser.call('POST', '/mine-data/sletting');
      const claims: { id: string; systemSource: string; status: string }[] = (
        await browser.call('GET', '/skader')
      ).json().skader;
      const claim = claims.find(({ status }) => status === 'VENTER_PAA_DEG');
      await sendFile(browser, `${claim?.systemSource}/${claim?.id}`, JPEG, { name: 'karis-bilde.jpg' });
      await browser.call('GET', '/bekreftelser/NICE/81030354');
      const { id, tracking_id, name } = await portal.db
        .selectFrom('customer')
        .selectAll()
        .where('ssn', '=', KARI)
        .executeTakeFirstOrThrow();
      const text = {
        systemSource: 'NICE',
        id: 'karis-dokument',
        fingerprint: '',
        hash: 'a'.repeat(64),
      } as const;
      await claimText(portal.db, text.hash, Date.now());
      await recordUse(portal.db, id, text, Date.now());
      const agreements = await portal.db
        .selectFrom('item')
        .select('id')
        .where('customer_id', '=', id)
        .where('list', '=', 'avtaler')
        .execute();
      const numbers = agreements.map((each) => each.id).filter((each) => each.length > 4);
      const traces = [
        KARI,
        id,
        tracking_id,
        String(name),
        kfpSessionId,
        'bare-kari@eksempel.no',
        'Dette skrev jeg',
        'karis-lenke',
        'karis-dokument',
        'karis-bilde',
      ];
      return { browser, traces: [...traces, ...numbers] };
    }

    /** Returns the tables with a customer column but without rows of this customer. */
    async function tablesWithout(customerId: string): Promise<string[]> {
      const tables = await portal.db.introspection.getTables();
      const naming = tables.filter(({ columns }) => columns.some(({ name }) => name === 'customer_id'));
      const counted = await Promise.all(
        naming.map(async ({ name }) => {
          const { rows } =
            await sql`select 1 from ${sql.table(name)} where customer_id = ${customerId}`.execute(portal.db);
          return { name, isEmpty: rows.length === 0 };
        }),
      );
      return counted.filter(({ isEmpty }) => isEmpty).map(({ name }) => name);
    }

    const found = (text: string, traces: readonly string[]) => traces.filter((each) => text.includes(each));

    test('removes the customer from all tables and files, and records the deletion', async () => {
      const { browser, traces } = await leaveTraces();
      expect(found(await everything(), traces)).toEqual(traces);
      expect(await tablesWithout(traces[1] ?? '')).toEqual([]);
      const others = await portal.db.selectFrom('customer').select('ssn').where('ssn', '!=', KARI).execute();

      expect(await run(['delete', KARI])).toEqual({ code: 0, stdout: 'Deleted 1 customer.\n', stderr: '' });

      expect(found(await everything(), traces)).toEqual([]);
      expect(found(filesOf(database), traces)).toEqual([]);
      expect(await portal.db.selectFrom('deleted_customer').selectAll().execute()).toHaveLength(1);
      expect(await portal.db.selectFrom('customer').select('ssn').execute()).toEqual(others);
      expectProblem(await browser.call('GET', '/skadekunde/hent'), 401);
      expect((await browser.call('GET', '/auth/session-status')).json()).toEqual({});
    });

    test('logs nothing that identifies the customer', async () => {
      const { traces } = await leaveTraces();
      await run(['delete', KARI]);
      const [ssn = '', , , name = '', , ...personal] = traces;
      expect(logged.join('')).toContain('"name":"security"');
      expect(found(logged.join(''), [ssn, name, ...personal])).toEqual([]);
    });

    test('deletes once when two operators delete concurrently', async () => {
      await leaveTraces();
      const both = await Promise.all([runProgram(['delete', KARI]), runProgram(['delete', KARI])]);
      const [done, late] = both.toSorted((a, b) => Number(a.code) - Number(b.code));
      expect(done).toMatchObject({ code: 0, stdout: 'Deleted 1 customer.\n' });
      // Whether the late one still found the customer, and logged it, depends on when it started.
      const stderr = expect.stringMatching(/(^|\n)No customer has that national id\.\n$/);
      expect(late).toEqual({ code: 1, stdout: '', stderr });
      expect(await portal.db.selectFrom('deleted_customer').selectAll().execute()).toHaveLength(1);
    });

    test('lets the customer log in again without data', async () => {
      await leaveTraces();
      await run(['delete', KARI]);
      const browser = await loggedIn();
      const data = (await browser.call('GET', '/mine-data')).json();
      expect(data).toMatchObject({ ssn: KARI, avtaler: [], tilbakemeldinger: [] });
      expect(data).not.toHaveProperty('sletting');
    });
  });

  describe('purge', () => {
    const counted = (stdout: string) => [...stdout.matchAll(/: (\d+)/g)].map(([, count]) => Number(count));

    test('deletes only expired data', async () => {
      await loggedIn();
      const id = await karisId();
      const now = Date.now();
      await insertFeedback(portal.db, id, [now - 731 * DAY_MS, now - 729 * DAY_MS]);
      await insertActivities(portal.db, id, [now - 396 * DAY_MS, now - 394 * DAY_MS]);
      await insertActivities(portal.db, 'somebody who is gone', [now]);
      await insertChanges(portal.db, id, [now - 91 * DAY_MS, now - 89 * DAY_MS]);
      const file = { type: 'text/css', encoding: null, content: '' };
      await portal.db
        .insertInto('build_file')
        .values([
          { ...file, name: 'style-aaaaaaaa.css', last_seen: now - 15 * DAY_MS },
          { ...file, name: 'style-bbbbbbbb.css', last_seen: now - 13 * DAY_MS },
        ])
        .execute();
      await insertSharings(portal.db, id);
      await insertCodes(portal.db, id, [now - 1, now + DAY_MS]);
      const { code, stdout } = await run(['purge']);
      expect([code, counted(stdout)]).toEqual([0, [1, 1, 1, 2, 1, 0, 1, 1, 0, 0]]);
      expect(counted((await run(['purge'])).stdout)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
      expect(await portal.db.selectFrom('customer').select('id').execute()).toHaveLength(12);
    });

    test.skipIf(name === 'PostgreSQL')('fails if deleted data may remain in the files', async () => {
      const reader = new DatabaseSync(join(database.env.DATA_DIR ?? '', 'forsikringsoversikt.db'));
      reader.exec('begin; select count(*) from customer');
      const id = await karisId();
      await insertFeedback(portal.db, id, [Date.now() - 731 * DAY_MS]);
      const { code, stdout, stderr } = await run(['purge']);
      reader.close();
      expect([code, counted(stdout)[0]]).toEqual([1, 1]);
      expect(stderr).toContain('Deleted data may remain in the database files');
      expect(await run(['purge'])).toMatchObject({ code: 0, stderr: '' });
    });

    test('deletes customers who have been idle for the configured time', async () => {
      await loggedIn();
      const old = Date.now() - 31 * DAY_MS;
      await portal.db
        .updateTable('customer')
        .set({ stored_at: old })
        .where('ssn', 'in', [KARI, JONAS])
        .execute();
      const env = { RETENTION_IDLE_CUSTOMER_DAYS: '30' };
      expect(counted((await run(['purge'], { env })).stdout)).toEqual([0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
      const left = await portal.db.selectFrom('customer').select('ssn').execute();
      expect(left.map(({ ssn }) => ssn)).toContain(KARI);
      expect(left.map(({ ssn }) => ssn)).not.toContain(JONAS);
    });
  });

  test.each([
    [['show', NOBODY], 1, 'No customer has that national id.'],
    [['show', '12345678901'], 2, 'SSN must be a national id: 11 digits with valid control digits.'],
    [['show'], 2, 'show needs an SSN, or - for standard input.'],
    [['delete', KARI, JONAS], 2, 'delete takes one SSN.'],
    [['purge', KARI], 2, 'purge takes no SSN.'],
    [['end-sessions', NOBODY], 1, 'No customer has that national id.'],
    [['end-sessions'], 2, 'end-sessions needs an SSN, - for standard input, or --all.'],
    [['end-sessions', KARI, '--all'], 2, 'end-sessions takes an SSN or --all, not both.'],
    [['end-sessions', KARI, JONAS], 2, 'end-sessions takes one SSN.'],
    [['delete', '--all'], 2, 'delete takes no --all.'],
    [['audit', KARI], 2, 'audit needs --since DATE.'],
    [['audit', KARI, '--since', 'yesterday'], 2, '--since must be a date in the form YYYY-MM-DD.'],
    [['show', KARI, '--since', '2026-01-01'], 2, 'show takes no --since.'],
    [[KARI], 2, "Unknown command '…'."],
    [[], 2, 'No command given.'],
  ])('%j exits with %i and explains why without a national id', async (args, expected, sentence) => {
    const { code, stdout, stderr } = await run(args);
    expect([code, stdout]).toEqual([expected, '']);
    expect(stderr).toContain(sentence);
    expect(stderr).not.toMatch(/\d{11}/);
  });

  test('--help lists all commands', async () => {
    const { code, stdout } = await run(['--help']);
    expect(code).toBe(0);
    for (const command of [
      'show',
      'export',
      'delete',
      'end-sessions',
      'end-sharing',
      'deletion-requests',
      'audit',
      'purge',
    ]) {
      expect(stdout).toContain(`customers -- ${command}`);
    }
  });
});

/** An output on a full disk. */
function fullOutput(): Writable {
  return new Writable({ write: (_chunk, _encoding, done) => done(new Error('no space left')) });
}

/**
 * Returns the bytes of the embedded database's files. Empty for PostgreSQL, whose files belong to its server.
 * Another process reads them, because a process that closes a file of its own database loses its locks on it.
 */
function filesOf({ db, env }: TestDatabase): string {
  if (isPostgres(db)) return '';
  const folder = env.DATA_DIR ?? '';
  const paths = readdirSync(folder).map((name) => join(folder, name));
  return execFileSync('cat', paths, { maxBuffer: 256 * 1024 * 1024 }).toString('latin1');
}

async function insertFeedback(db: Database, customerId: string, times: readonly number[]): Promise<void> {
  const texts = { product_code: null, value: '5', comment: null, answers: null, email: null, phone: null };
  const rows = times.map((created_at, place) => ({
    id: `feedback-${place}`,
    kind: 'choice' as const,
    customer_id: customerId,
    distributor: 'sb1',
    page: '/',
    created_at,
    ...texts,
  }));
  await db.insertInto('feedback').values(rows).execute();
}

/** Inserts codes of confirmations that expire at the given times. */
async function insertCodes(db: Database, customerId: string, times: readonly number[]): Promise<void> {
  const code = {
    customer_id: customerId,
    distributor: 'fremtind',
    system: 'NICE',
    policy_number: '1',
  } as const;
  const rows = times.map((at) => ({
    ...code,
    hash: `${at}`,
    issued_at: 0,
    expires_at: at,
    checked_on: null,
  }));
  await db.insertInto('confirmation_code').values(rows).execute();
}

/** Inserts a sharing that has ended, an invitation that was not answered, and one of each that lasts. */
async function insertSharings(db: Database, id: string): Promise<void> {
  const day = (days: number) => osloDate(Date.now() + days * DAY_MS);
  const row = { giver_id: id, scopes: '["FORSIKRINGER"]', last_day: day(30) };
  const waiting = { ...row, receiver_id: null, receiver_ssn: NOBODY };
  const accepted = { ...row, receiver_id: id, receiver_ssn: null, first_day: day(-20) };
  await db
    .insertInto('sharing')
    .values([
      { ...accepted, id: 'ended', last_day: day(-1) },
      { ...accepted, id: 'lasts', last_day: day(0) },
      { ...waiting, id: 'too late', first_day: day(-15) },
      { ...waiting, id: 'waits', first_day: day(-14) },
    ])
    .execute();
}

async function insertActivities(db: Database, customerId: string, times: readonly number[]): Promise<void> {
  const rows = times.map((at) => ({
    id: `${customerId}-${at}`,
    customer_id: customerId,
    action: 'logged-in',
    at,
    device: null,
    distributor: null,
    login: null,
  }));
  await db.insertInto('audit').values(rows).execute();
}

async function insertChanges(db: Database, customerId: string, times: readonly number[]): Promise<void> {
  const rows = times.map((at, index) => ({
    position: index + 1,
    customer_id: customerId,
    what: 'reservation-changed' as const,
    value: '{"hasReservasjon":true}',
    at,
  }));
  await db.insertInto('change_feed').values(rows).execute();
}
