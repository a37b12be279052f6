import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './set-up.mjs';

const page = readFileSync(join(root, 'docs', 'security.md'), 'utf8');
const rows = page.split('\n').filter((line) => /^\| \d+\.\d+\.\d+/.test(line));

it('every row of the ASVS table names a test, and every named test exists', () => {
  expect(rows.length).toBeGreaterThan(50);
  for (const row of rows) {
    const tests = row.match(/`[\w./-]+\.(?:test|spec)\.tsx?`/g) ?? [];
    expect(tests, row).not.toEqual([]);
    expect(
      tests.filter((path) => !existsSync(join(root, path.slice(1, -1)))),
      row,
    ).toEqual([]);
  }
});
