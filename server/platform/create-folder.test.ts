import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFolder } from './create-folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'folder-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('creates a folder with those above it, and leaves an existing one as it is', () => {
  const path = join(folder, 'a/b/c');
  createFolder(path, 0o700);
  createFolder(path, 0o755);
  expect(statSync(path).mode & 0o777).toBe(0o700);
  expect(statSync(join(folder, 'a')).mode & 0o777).toBe(0o700);
});

test('fails if a file is in the way', () => {
  writeFileSync(join(folder, 'file'), '');
  expect(() => createFolder(join(folder, 'file'))).toThrow('EEXIST');
  expect(() => createFolder(join(folder, 'file/a'))).toThrow('EEXIST');
});
