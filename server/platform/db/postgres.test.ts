import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { postgresDialect } from './postgres.ts';

const LIMITS = { connections: 1, statementMs: 0, lockMs: 0 };

test.each([
  ['require', {}],
  ['verify-ca', {}],
  ['verify-full', {}],
  ['disable', false],
  ['require&uselibpqcompat=true', { rejectUnauthorized: false }],
])('sslmode=%s keeps its meaning, without a warning of pg', async (mode, ssl) => {
  const warn = vi.spyOn(process, 'emitWarning');
  const { pool } = postgresDialect(`postgres://db.example/portal?sslmode=${mode}`, LIMITS);
  expect(new pg.Client(pool.options)).toMatchObject({ ssl });
  expect(warn).not.toHaveBeenCalled();
  await pool.end();
});
