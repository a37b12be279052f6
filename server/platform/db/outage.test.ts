import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { codeOf } from './outage.ts';

test.each([
  ['a full disk', 'ERR_SQLITE_ERROR: database or disk is full', 'pragma max_page_count = 2'],
  ['a value that is there', 'ERR_SQLITE_ERROR: constraint failed', "insert into a values ('01819021887')"],
])('the log names the reason of %s in SQLite, without values', (_what, code, before) => {
  const database = new DatabaseSync(':memory:');
  database.exec(`create table a (b text primary key) without rowid; ${before}`);
  const insert = "insert into a values ('01819021887'), (hex(zeroblob(10000)))";
  expect(codeOf(errorOf(() => database.exec(insert)))).toBe(code);
});

function errorOf(attempt: () => void): unknown {
  try {
    attempt();
  } catch (error) {
    return error;
  }
  return null;
}
