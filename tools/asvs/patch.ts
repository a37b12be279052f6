import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mutation } from './mutations.ts';

/**
 * Returns the text of a file of `folder` after a mutation. Throws if the text that it replaces does not occur exactly
 * once.
 */
export function patchedText(folder: string, { file, search, replace }: Mutation): string {
  const [before, after, ...more] = readFileSync(join(folder, file), 'utf8').split(search);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`${file} does not contain this text exactly once: ${search.trim()}`);
  return before + replace + after;
}
