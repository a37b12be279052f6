import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databases, type TestDatabase } from '../../server/testing/databases.ts';
import { callCommand } from '../shared/testing/call-command.ts';
import { runCommand } from './command.ts';

const EMPTY = { customer_id: null, product_code: null, value: null, comment: null, answers: null };
const FEEDBACK: Record<string, object> = {
  request: { kind: 'contact', email: 'Bjørn.Ås@eksempel.no', phone: '91234567' },
  'request of another': { kind: 'contact', email: 'xbjørn.ås@eksempel.no', phone: '91234568' },
  comment: { comment: 'Svar meg på bjørn.ås@eksempel.no.' },
  'comment with a number': { comment: 'Ring +47 912\u00a034 567' },
  answer: { answers: JSON.stringify([{ question: 'Hva?', answer: 'Nr 91.23.45.67\nbjørn.ås@eksempel.no' }]) },
  'longer number': { comment: 'Saken heter 912345678' },
  'another domain': { comment: 'bjørn.ås@eksempel.nord.no' },
  nothing: { value: 'ja' },
};

describe.each(databases())('the deletion of feedback from $name', ({ open }) => {
  let test: TestDatabase;
  beforeEach(async () => {
    test = await open();
    const rows = Object.entries(FEEDBACK).map(([id, fields]) => ({
      ...{ ...EMPTY, id, kind: 'choice' as const, distributor: 'dnb', page: '/', email: null, phone: null },
      created_at: 1,
      ...fields,
    }));
    await test.db.insertInto('feedback').values(rows).execute();
  });
  afterEach(() => test.close());

  it.each([
    ['bjørn.ås@eksempel.no', '', ['request', 'comment', 'answer']],
    ['+47 91 23 45 67', '', ['request', 'comment with a number', 'answer']],
    ['-', 'BJØRN.ÅS@EKSEMPEL.NO\n', ['request', 'comment', 'answer']],
    ['a_ø.%s@eksempel.no', '', []],
  ])('deletes what contains %s (%j)', async (contact, input, deleted) => {
    const { env, db } = test;
    const lines: string[] = [];
    const security = (line: string) => void lines.push(line);
    const result = await callCommand(runCommand, ['delete', contact], { env, input, security });
    expect(result).toEqual({ code: 0, stdout: `Deleted feedback: ${deleted.length}.\n`, stderr: '' });
    expect(lines).toEqual([expect.stringMatching(/"changed-by-operator","command":"feedback delete"/)]);
    const left = (await db.selectFrom('feedback').select('id').execute()).map(({ id }) => id);
    expect(Object.keys(FEEDBACK).filter((id) => !left.includes(id))).toEqual(deleted);
  });
});
