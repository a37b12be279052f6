import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { claimText, recordUse } from '../../server/cover/text-store.ts';
import { isPostgres } from '../../server/platform/db/is-postgres.ts';
import type { TestBrowser } from '../../server/testing/browser.ts';
import { databases, type TestDatabase } from '../../server/testing/databases.ts';
import { JPEG, sendFile } from '../../server/testing/file-forms.ts';
import { expectProblem } from '../../server/testing/guarded-endpoints.ts';
import { runCommand } from './command.ts';
import { customersCommand, KARI } from './testing/customers-command.ts';

describe.each(databases())('customers -- delete on $name', ({ open }) => {
  const { database, db, logged, loggedIn, run, runProgram } = customersCommand(open);

  /** Returns the rows of all tables as text. */
  async function everything(): Promise<string> {
    const tables = await db().introspection.getTables({ withInternalKyselyTables: true });
    const rows = await Promise.all(
      tables.map(async ({ name }) => [
        name,
        (await sql`select * from ${sql.table(name)}`.execute(db())).rows,
      ]),
    );
    return JSON.stringify(rows);
  }

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
    const { id, tracking_id, name } = await db()
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
    await claimText(db(), text.hash, Date.now());
    await recordUse(db(), id, text, Date.now());
    const agreements = await db()
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
    const tables = await db().introspection.getTables();
    const naming = tables.filter(({ columns }) => columns.some(({ name }) => name === 'customer_id'));
    const counted = await Promise.all(
      naming.map(async ({ name }) => {
        const { rows } =
          await sql`select 1 from ${sql.table(name)} where customer_id = ${customerId}`.execute(db());
        return { name, isEmpty: rows.length === 0 };
      }),
    );
    return counted.filter(({ isEmpty }) => isEmpty).map(({ name }) => name);
  }

  const found = (text: string, traces: readonly string[]) => traces.filter((each) => text.includes(each));

  test('removes the customer from all tables and files, and records the deletion', async () => {
    const { browser, traces } = await leaveTraces();
    expect(found(await everything(), traces)).toEqual(traces);
    expect(await tablesWithout(traces[1] ?? ''), 'give each a row in leaveTraces of this file').toEqual([]);
    const others = await db().selectFrom('customer').select('ssn').where('ssn', '!=', KARI).execute();

    expect(await run(['delete', KARI])).toEqual({ code: 0, stdout: 'Deleted 1 customer.\n', stderr: '' });

    expect(found(await everything(), traces)).toEqual([]);
    expect(found(filesOf(database()), traces)).toEqual([]);
    expect(await db().selectFrom('deleted_customer').selectAll().execute()).toHaveLength(1);
    expect(await db().selectFrom('customer').select('ssn').execute()).toEqual(others);
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
    expect(await db().selectFrom('deleted_customer').selectAll().execute()).toHaveLength(1);
  });

  test('lets the customer log in again without data', async () => {
    await leaveTraces();
    await run(['delete', KARI]);
    const browser = await loggedIn();
    const data = (await browser.call('GET', '/mine-data')).json();
    expect(data).toMatchObject({ ssn: KARI, avtaler: [], tilbakemeldinger: [] });
    expect(data).not.toHaveProperty('sletting');
  });

  test('removes the data from the files although the output is on a full disk', async () => {
    await loggedIn();
    const lines: string[] = [];
    const code = await runCommand(['delete', KARI], {
      env: database().env,
      stdin: Readable.from([]),
      stdout: fullOutput(),
      printError: (line) => lines.push(line),
    });
    expect([code, ...lines.slice(1)]).toEqual([
      1,
      'It is done, but the result could not be printed: no space left',
    ]);
    expect(filesOf(database())).not.toContain('kari.nordmann@example.com');
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
