import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Changes } from './edit.ts';

type Undo = (() => void)[];

/** Writes the changes to a checkout. If one can't be written, restores the others and throws its error. */
export function writeChanges(root: string, changes: Changes): void {
  const undo: Undo = [];
  try {
    for (const [path, text] of changes) write(join(root, path), text, undo);
  } catch (error) {
    for (const step of undo.reverse()) step();
    throw error;
  }
}

function write(file: string, text: string, undo: Undo): void {
  const newFolder = mkdirSync(dirname(file), { recursive: true });
  if (newFolder) undo.push(() => rmSync(newFolder, { recursive: true }));
  const before = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  undo.push(() => restore(file, before));
  writeFileSync(file, text);
}

function restore(file: string, before: string | undefined): void {
  if (before === undefined) rmSync(file, { force: true });
  // A protected file was not changed, and can't be written again.
  else if (readFileSync(file, 'utf8') !== before) writeFileSync(file, before);
}
