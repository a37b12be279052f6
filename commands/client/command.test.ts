import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { callCommand } from '../shared/testing/call-command.ts';
import { runCommand } from './command.ts';
import { PACKAGE_NAME } from './package-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'client-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function run(path: string) {
  const { code, stderr } = await callCommand(runCommand, [path]);
  return { code, errors: stderr.split('\n').slice(0, -1) };
}

test('writes to a new or empty folder, and over an earlier client', async () => {
  const path = join(folder, 'client');
  mkdirSync(path);
  for (const target of [path, join(folder, 'ny')]) expect((await run(target)).code).toBe(0);
  writeFileSync(join(path, 'index.js'), 'earlier');
  writeFileSync(join(path, 'forsikringsoversikt-client-0.1.0.tgz'), '');
  expect((await run(path)).code).toBe(0);
  expect(readFileSync(join(path, 'index.js'), 'utf8')).not.toBe('earlier');
  expect(JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')).name).toBe(PACKAGE_NAME);
});

test.each(['fil', 'fil/under'])('says that a file is in the way of the folder %s', async (name) => {
  writeFileSync(join(folder, 'fil'), 'mine');
  const path = join(folder, name);
  expect(await run(path)).toEqual({ code: 1, errors: [`${path} can't be a folder: a file is in the way.`] });
});

test.each([
  ['another package', 'package.json', '{"name":"our-app"}'],
  ['a package without a name', 'package.json', 'null'],
  ['an unreadable package', 'package.json', '{'],
  ['other files', 'index.js', 'mine'],
])('leaves a folder with %s as it is', async (_case, name, text) => {
  writeFileSync(join(folder, name), text);
  expect(await run(folder)).toEqual({
    code: 1,
    errors: [`${folder} has other files and is left as it is. Choose another folder.`],
  });
  expect(readdirSync(folder)).toEqual([name]);
  expect(readFileSync(join(folder, name), 'utf8')).toBe(text);
});
