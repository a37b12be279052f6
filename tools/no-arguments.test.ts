import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './set-up.mjs';

const run = (file: string, argument: string) =>
  spawnSync(process.execPath, [join(root, 'tools', file), argument], { encoding: 'utf8' });

test('add/main.ts prints its usage on request', () => {
  const help = run('add/main.ts', '--help');
  expect([help.status, help.stderr]).toEqual([0, '']);
  expect(run('add/main.ts', 'sourse')).toMatchObject({ status: 2, stdout: '', stderr: help.stdout });
});

test('dev.mjs prints its usage on request, not that of Node', () => {
  const help = run('dev.mjs', '--help');
  expect([help.status, help.stderr]).toEqual([0, '']);
  expect(help.stdout).toMatch(/^Usage: npm run dev /);
});

test.each(['start.mjs', 'cluster.ts', 'build.mjs'])('%s starts nothing with an argument', (file) => {
  const help = run(file, '--help');
  expect([help.status, help.stderr]).toEqual([0, '']);
  expect(help.stdout).toMatch(/^Usage: npm /);
  const mistyped = run(file, '--port=3000');
  expect([mistyped.status, mistyped.stdout, mistyped.stderr]).toEqual([2, '', help.stdout]);
});
