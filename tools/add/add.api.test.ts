import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject } from '../copy-project.ts';

let copy: string;
beforeAll(() => {
  copy = copyProject();
}, 120_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

/** Returns the messages of the failed tests of the last run, by the name of their file. */
function failures(): Record<string, ReadonlySet<string | undefined>> {
  type Report = { testResults: { name: string; assertionResults: { failureMessages: string[] }[] }[] };
  const { testResults }: Report = JSON.parse(readFileSync(join(copy, 'report.json'), 'utf8'));
  return Object.fromEntries(
    testResults.map(({ name, assertionResults }) => [
      basename(name).replace(/\..*/, ''),
      new Set(assertionResults.flatMap((each) => each.failureMessages.map((text) => text.split(' //')[0]))),
    ]),
  );
}

test('writes what a page, an endpoint and a source need, with tests that fail at their start', {
  timeout: 400_000,
}, () => {
  for (const args of [
    ['page', 'good-advice'],
    ['endpoint', 'fair-price'],
    ['source', 'CORE_SYSTEM'],
  ])
    expect(run('tools/add/main.ts', ...args)).toMatchObject({ status: 0 });

  expect(run('node_modules/typescript/bin/tsc', '-p', '.')).toEqual({ status: 0, output: '' });
  const files = ['tools/import-rules', 'tools/every-page', 'good-advice', 'fair-price', 'core-system'];
  const report = ['--reporter=json', '--outputFile=report.json'];
  const { status, output } = run('node_modules/vitest/vitest.mjs', 'run', ...report, ...files);
  expect(status, output).toBe(1);
  const isEmpty = "AssertionError: expected '' not to be ''";
  expect(failures()).toEqual({
    'import-rules': new Set(),
    'every-page': new Set(),
    'good-advice': new Set([isEmpty]),
    'fair-price': new Set([isEmpty]),
    'core-system': new Set(['AssertionError: expected true to be false']),
  });
});

test('refuses a name that exists, and one that has another form', () => {
  expect(run('tools/add/main.ts', 'page', 'overview').status).toBe(1);
  expect(run('tools/add/main.ts', 'page', 'Good Advice')).toMatchObject({ status: 2 });
  expect(run('tools/add/main.ts', 'sourse', 'CORE')).toMatchObject({ status: 2 });
});
