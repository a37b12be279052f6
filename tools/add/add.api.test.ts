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

test('writes what a page, an endpoint and a source need, with tests to start from', {
  timeout: 400_000,
}, () => {
  for (const [kind, name, tests] of [
    ['page', 'good-advice', 'unit web/good-advice'],
    ['endpoint', 'fair-price', 'api server/fair-price'],
    ['source', 'CORE_SYSTEM', 'api server/sources/core-system'],
  ] as const) {
    const { status, output } = run('tools/add/main.ts', kind, name);
    expect(status, output).toBe(0);
    for (const part of ['Added the', name, `npm test -- ${tests} `, 'docs/how-to-add.md'])
      expect(output).toContain(part);
    expect(output).not.toContain('NAME');

    const again = run('tools/add/main.ts', kind, name);
    expect(again.status).toBe(1);
    expect(again.output).toMatch(/^No .* already\. Nothing changed\. .*\n$/);
  }

  // Several threads check many types twice, and the new endpoint changes most types of an earlier run.
  const types = ['-p', '.', '--singleThreaded', '--incremental', 'false', '--tsBuildInfoFile', 'null'];
  expect(run('node_modules/typescript/bin/tsc', ...types)).toEqual({ status: 0, output: '' });
  const files = ['tools/import-rules', 'tools/every-page', 'good-advice', 'fair-price', 'core-system'];
  const report = ['--reporter=json', '--outputFile=report.json'];
  const { status, output } = run('node_modules/vitest/vitest.mjs', 'run', ...report, ...files);
  expect(status, output).toBe(1);
  expect(failures()).toEqual({
    'import-rules': new Set(),
    'every-page': new Set(),
    'good-advice': new Set(["AssertionError: expected '' not to be ''"]),
    'fair-price': new Set(),
    'core-system': new Set(['AssertionError: expected true to be false']),
  });
});

test('prints its usage for another kind', () => {
  expect(run('tools/add/main.ts', 'sourse', 'CORE')).toMatchObject({ status: 2 });
});
