import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './set-up.mjs';

/** Pictures take time to copy, and no test of a copy reads them. */
const LEFT_OUT = /^docs\/pictures\//;

/** Copies the project's files and what is built from them to a new folder, with a link to its packages. Returns the folder. */
export function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'copy-of-project-'));
  const { stdout } = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  for (const path of stdout.split('\0')) {
    if (path === '' || LEFT_OUT.test(path) || !existsSync(join(root, path))) continue;
    // `recursive` for a link to a folder, which stays a link.
    cpSync(join(root, path), join(copy, path), { recursive: true, verbatimSymlinks: true });
  }
  cpSync(join(root, 'dist'), join(copy, 'dist'), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  return copy;
}
