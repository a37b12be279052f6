import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FeedbackTable } from '../../server/platform/db/schema.ts';
import { databases, type TestDatabase } from '../../server/testing/databases.ts';
import { callCommand } from '../shared/testing/call-command.ts';
import { runCommand } from './command.ts';

const NOVEMBER = Date.UTC(2026, 9, 31, 23);
const DAY = 24 * 3_600_000;
const NATIONAL_ID = '13919110028';
const CUSTOMER_ID = 'customer-0001';

function row(fields: Partial<FeedbackTable>): FeedbackTable {
  return {
    id: randomUUID(),
    kind: 'choice',
    customer_id: CUSTOMER_ID,
    distributor: 'dnb',
    product_code: null,
    page: '/tilbud',
    value: null,
    comment: null,
    answers: null,
    email: null,
    phone: null,
    created_at: NOVEMBER,
    ...fields,
  };
}

const ANSWERS = [
  { question: 'Hva var viktig?', answer: 'Å se «pris»; raskt' },
  { question: 'Hva kan bli bedre?', answer: '@mer' },
];
const ROWS = [
  row({ value: 'ja', created_at: NOVEMBER - 1 }),
  row({ value: '5', comment: '=HYPERLINK("http://x.invalid";"pris")', product_code: 'BIL' }),
  row({
    value: '2',
    comment: `Jeg er ${NATIONAL_ID}, altså 13.91.91-10028\nHilsen "Kari"`,
    created_at: NOVEMBER + 1,
  }),
  row({ kind: 'survey', answers: JSON.stringify(ANSWERS), created_at: NOVEMBER + 2 }),
  row({ kind: 'contact', email: '+kari@eksempel.no', phone: '22334455', created_at: NOVEMBER + 3 }),
  row({
    value: 'nei',
    comment: 'Ring 912 34 567 eller ola@eksempel.no',
    distributor: 'sb1',
    customer_id: null,
    created_at: NOVEMBER + DAY - 1,
  }),
  row({ value: 'ja', distributor: 'sb1', created_at: NOVEMBER + DAY }),
];

describe.each(databases())('the export of feedback from $name', ({ open }) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await open();
    await test.db.insertInto('feedback').values(ROWS.toReversed()).execute();
  });
  afterAll(() => test.close());

  const run = async (...args: string[]) => await callCommand(runCommand, args, { env: test.env });

  const json = async (...args: string[]) =>
    JSON.parse((await run('export', '--format=json', ...args)).stdout);

  it('contains the selected days, the oldest first, without contact details', async () => {
    const entries = await json('--since', '2026-11-01', '--until', '2026-11-01');
    expect(entries).toEqual([
      {
        time: '2026-11-01T00:00:00.000+01:00',
        kind: 'choice',
        distributor: 'dnb',
        page: '/tilbud',
        productCode: 'BIL',
        value: '5',
        comment: '=HYPERLINK("http://x.invalid";"pris")',
      },
      expect.objectContaining({ value: '2' }),
      expect.objectContaining({ kind: 'survey', answers: ANSWERS }),
      expect.objectContaining({ value: 'nei', comment: 'Ring ******** eller ***@***', distributor: 'sb1' }),
    ]);
    expect(await json('--since', '2026-10-31')).toHaveLength(6);
    expect(await json('--since', '2026-11-02')).toHaveLength(1);
  });

  it('contains only the selected distributor', async () => {
    const entries: { value: string }[] = await json('--since', '2026-01-01', '--distributor', 'sb1');
    expect(entries.map(({ value }) => value)).toEqual(['nei', 'ja']);
  });

  it('includes contact details only with --with-contact', async () => {
    expect((await run('export', '--since', '2026-11-01')).stdout).not.toMatch(
      /kari@|ola@|22334455|912|email/,
    );
    const entries = await json('--since', '2026-11-01', '--with-contact');
    expect(entries).toContainEqual(
      expect.objectContaining({ kind: 'contact', email: '+kari@eksempel.no', phone: '22334455' }),
    );
  });

  it.each(['csv', 'json'])('contains no national id and no customer id (%s)', async (format) => {
    const { stdout } = await run('export', '--since=2026-01-01', `--format=${format}`, '--with-contact');
    expect(stdout).toContain('Jeg er ***********, altså ***********');
    expect(stdout).not.toContain(CUSTOMER_ID);
    expect(stdout).not.toMatch(/13919110028|13\.91\.91-10028/);
  });

  it('is a table that a Norwegian spreadsheet opens without running formulas', async () => {
    const { code, stdout, stderr } = await run(
      'export',
      '--since',
      '2026-11-01',
      '--until=2026-11-01',
      '--with-contact',
    );
    expect({ code, operator: JSON.parse(stderr) }).toMatchObject({
      code: 0,
      operator: { event: 'read-by-operator', command: 'feedback export' },
    });
    const choice = '"choice";"dnb";"/tilbud"';
    expect(stdout.split('\r\n')).toEqual([
      '\ufeff"time";"kind";"distributor";"page";"productCode";"value";"comment";"question";"answer";"email";"phone"',
      `"2026-11-01T00:00:00.000+01:00";${choice};"BIL";"5";"'=HYPERLINK(""http://x.invalid"";""pris"")";;;;`,
      `"2026-11-01T00:00:00.001+01:00";${choice};;"2";"Jeg er ***********, altså ***********\nHilsen ""Kari""";;;;`,
      '"2026-11-01T00:00:00.002+01:00";"survey";"dnb";"/tilbud";;;;"Hva var viktig?";"Å se «pris»; raskt";;',
      '"2026-11-01T00:00:00.002+01:00";"survey";"dnb";"/tilbud";;;;"Hva kan bli bedre?";"\'@mer";;',
      '"2026-11-01T00:00:00.003+01:00";"contact";"dnb";"/tilbud";;;;;;"\'+kari@eksempel.no";"22334455"',
      '"2026-11-01T23:59:59.999+01:00";"choice";"sb1";"/tilbud";;"nei";"Ring 912 34 567 eller ola@eksempel.no";;;;',
      '',
    ]);
  });

  it('reports that no feedback matches', async () => {
    const none = { code: 0, stderr: 'No feedback matches the options.\n' };
    const args = ['export', '--since', '2027-01-01'];
    expect(await run(...args, '--format', 'json')).toEqual({ ...none, stdout: '[]\n' });
    expect(await run(...args)).toMatchObject({
      ...none,
      stdout: expect.stringMatching(/^\ufeff"time".*\r\n$/),
    });
  });

  it('contains each entry once over many pages, also with equal times', async () => {
    const other = await open();
    const many = Array.from({ length: 1203 }, (_, index) =>
      row({ value: String(index), created_at: NOVEMBER + (index % 2) }),
    );
    for (let from = 0; from < many.length; from += 200) {
      await other.db
        .insertInto('feedback')
        .values(many.slice(from, from + 200))
        .execute();
    }
    const own = test;
    test = other;
    const entries: { value: string }[] = await json('--since', '2026-11-01').finally(() => {
      test = own;
    });
    await other.close();
    expect(entries.map(({ value }) => Number(value)).sort((a, b) => a - b)).toEqual(
      many.map((_, index) => index),
    );
  });
});
