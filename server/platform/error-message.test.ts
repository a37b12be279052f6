import { expect, test } from 'vitest';
import { errorMessage } from './error-message.ts';

const ofSqlite = (message: string, errcode: number) =>
  Object.assign(new Error(message), { code: 'ERR_SQLITE_ERROR', errcode });

test.each([
  [ofSqlite('database is locked', 5), 'database is locked: another process is writing, such as an import.'],
  [ofSqlite('database is locked', 517), 'database is locked: another process is writing, such as an import.'],
  [
    ofSqlite('attempt to write a readonly database', 1544),
    'readonly database: the account of this process may',
  ],
  [ofSqlite('disk I/O error', 4874), 'disk I/O error: the disk may be full or failing.'],
])('says what to do about %s', (error, message) => {
  expect(errorMessage(error)).toContain(message);
});

test.each([
  [ofSqlite('file is not a database', 26), 'file is not a database'],
  [new Error('first line\nsecond'), 'first line'],
  [Object.assign(new Error(''), { code: 'ECONNREFUSED' }), 'ECONNREFUSED'],
  ['text', 'text'],
])('returns the first line of %s', (error, message) => {
  expect(errorMessage(error)).toBe(message);
});
