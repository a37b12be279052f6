import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../set-up.mjs';

let copy: string;
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'added-'));
  const args = ['ls-files', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
    .trim()
    .split('\n');
  const folders = new Set(files.filter((file) => !/^(docs|e2e\/.*-snapshots)\//.test(file)).map(topOf));
  for (const name of [...folders, 'docs/map.md']) {
    cpSync(join(root, name), join(copy, name), {
      recursive: true,
      filter: (path) => !path.includes('node_modules'),
    });
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  symlinkSync(join(root, 'dist'), join(copy, 'dist'), 'junction');
}, 120_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

function topOf(file: string): string {
  return dirname(file) === '.' ? file : (file.split('/')[0] ?? '');
}

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

const vitest = (project: string, ...files: string[]) =>
  run('node_modules/vitest/vitest.mjs', 'run', '--project', project, ...files);

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
  expect(vitest('unit', 'tools/import-rules', 'tools/every-page')).toMatchObject({ status: 0 });
  for (const [project, file, reason] of [
    ['component', 'good-advice', "expected '' not to be ''"],
    ['api', 'fair-price', "expected '' not to be ''"],
    ['api', 'core-system', 'expected true to be false'],
  ] as const) {
    const { status, output } = vitest(project, file);
    expect(status, output).toBe(1);
    expect(output).toContain(reason);
  }
});

test('refuses a name that exists, and one that has another form', () => {
  expect(run('tools/add/main.ts', 'page', 'overview').status).toBe(1);
  expect(run('tools/add/main.ts', 'page', 'Good Advice')).toMatchObject({ status: 2 });
  expect(run('tools/add/main.ts', 'sourse', 'CORE')).toMatchObject({ status: 2 });
});
