import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const COMMANDS = join(import.meta.dirname, '..');
const NEW = ['--name', 'Ørsta Sparebank', '--host', 'forsikring.orsta.no', '--colour', '#5B2A86'];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'write-file-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs a command as a program. Without `space` it can write no bytes to files. */
function run(program: string, args: readonly string[], { space }: { space: boolean }) {
  const limit = space ? '' : "trap '' XFSZ; ulimit -f 0; ";
  const command = [process.execPath, join(COMMANDS, program, 'main.ts'), ...args];
  const { status, stderr } = spawnSync('sh', ['-c', `${limit}exec "$@"`, 'sh', ...command], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH },
  });
  return { code: status, stderr };
}

test.skipIf(process.platform === 'win32').each([
  ['client', (to: string) => [to], 'package.json'],
  ['distributor', (to: string) => ['new', ...NEW, '--folder', to, '--no-preview'], 'distributors.json'],
])('%s leaves no part of a file on a full disk, and succeeds later', (program, argsFor, file) => {
  const to = join(folder, 'to');
  mkdirSync(to);
  expect(run(program, argsFor(to), { space: false })).toEqual({
    code: 1,
    stderr: `${join(to, file)} can't be written: EFBIG: file too large, write\n`,
  });
  expect(readdirSync(to)).toEqual([]);
  expect(run(program, argsFor(to), { space: true })).toEqual({ code: 0, stderr: '' });
});
