import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { TestBrowser } from '../../server/testing/browser.ts';
import { databases } from '../../server/testing/databases.ts';
import { JPEG, sendFile } from '../../server/testing/file-forms.ts';
import { customersCommand, JONAS, KARI, NOBODY } from './testing/customers-command.ts';

describe.each(databases())('the customers command line on $name', ({ name, open }) => {
  const { db, karisId, loggedIn, operators, run, runProgram } = customersCommand(open);

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

  test('export includes stored items of a system that the distributor file does not name', async () => {
    const item = db().updateTable('item').set({ system: 'FUSJON' }).where('list', '=', 'tilbud');
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
      begin delete from customer where id = old.id; end`.execute(db());
    const result = await run(['end-sharing', KARI]);
    await sql`drop trigger meanwhile`.execute(db());
    expect(result).toEqual({ code: 1, stdout: '', stderr: 'No customer has that national id.\n' });
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
